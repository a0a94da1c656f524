import { styled } from '@mui/material/styles';
import { radius, tone } from '@/theme/tokens.ts';
import { Stack } from '@/ui/layout.ts';
import { Bone } from '@/ui/skeletons.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const Bones = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 10,
  '& > div': {
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    padding: '14px 8px 8px',
    borderRadius: radius.card,
    background: tone.sunken,
  },
});

/** The board before its applications are loaded. */
export function BoardSkeleton() {
  return (
    <Bones>
      <VisuallyHidden role="status">Loading your applications</VisuallyHidden>
      {[3, 2, 4, 1].map((cards, column) => (
        <div key={`column-${column.toString()}`} aria-hidden>
          <Bone height={20} width="60%" />
          {Array.from({ length: cards }, (_, card) => (
            <Bone key={`card-${card.toString()}`} height={128} />
          ))}
        </div>
      ))}
    </Bones>
  );
}

/** The list on a phone before its applications are loaded. */
export function StageListSkeleton() {
  return (
    <Stack gap={14}>
      <VisuallyHidden role="status">Loading your applications</VisuallyHidden>
      <Bone height={118} />
      {[1, 2, 3, 4].map((card) => (
        <Bone key={card} height={128} />
      ))}
    </Stack>
  );
}

const Head = styled('div')({ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 14 });
const Title = styled('div')({ display: 'grid', gap: 10, flex: 1, maxWidth: 460 });
const Dial = styled(Bone)({ borderRadius: '50%', flex: 'none' });
const Pill = styled(Bone)({ borderRadius: radius.full, marginBottom: 24 });

/** An application's dial, title, and status before it is loaded. */
export function ApplicationHeadSkeleton() {
  return (
    <div aria-hidden>
      <Head>
        <Dial height={72} width={72} />
        <Title>
          <Bone height={30} width="80%" />
          <Bone height={16} width="52%" />
        </Title>
      </Head>
      <Pill height={36} width={168} />
    </div>
  );
}
