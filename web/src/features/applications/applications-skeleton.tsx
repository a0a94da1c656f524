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
