import { type AnswerSection, answerTopicOf } from '@contract/answer-topics.ts';
import { listAnswers, type RememberedAnswer } from '@contract/applications-answers.ts';
import type { Profile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { profileQuery } from '@/domain/profile/profile.ts';
import { plural } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { useAnchor } from '@/lib/use-anchor.ts';
import { tone } from '@/theme/tokens.ts';
import { Group } from '@/ui/field-group.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { type AnswerGroups, groupAnswers, progressOf, type AnswerRow as RowData } from './answer-groups.ts';
import { AnswerRow } from './answer-row.tsx';
import { PayCountry } from './pay-by-country.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { useOffered } from './use-offered.ts';
import { WorkFields } from './work-answers.tsx';

/** Answers to forms' own questions shown at once. */
const SHOWN = 10;

const Progress = styled(Typography)({ marginBottom: 20 }) as typeof Typography;
const Rows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '14px 20px', borderTop: `1px solid ${tone.line}` },
  '& > li:first-of-type': { borderTop: 0 },
});

const SECTIONS: Record<AnswerSection, { title: string; text: string }> = {
  address: { title: 'Address', text: 'Many forms ask for a full address, not just a city.' },
  start: { title: 'Start and travel', text: 'When you can start, and how far you’d go.' },
  pay: { title: 'Pay', text: 'Sent only where a form asks what you expect. It doesn’t change your matches.' },
  requirements: {
    title: 'Requirements',
    text: 'We answer legal questions only with your own words. If you leave one blank, we’ll ask you when a form does.',
  },
  voluntary: {
    title: 'Voluntary questions',
    text: 'Employers use these for equal opportunity reports. If you leave one blank, we choose “decline to answer.”',
  },
  more: { title: 'Other frequent questions', text: 'Small things that come up again and again.' },
};

type ListProps = { rows: readonly RowData[]; home: string | null };

function RowList({ rows, home }: ListProps) {
  return (
    <Surface pad="none">
      <Rows>
        {rows.map((row) => (
          <li key={row.topic}>
            <AnswerRow row={row} home={home} />
          </li>
        ))}
      </Rows>
    </Surface>
  );
}

/** Pay in general, and in countries where it differs. */
function PayList({ rows, home }: ListProps) {
  const [added, setAdded] = useState<string | null>(null);
  const topic = `salary_expectation:${added}`;
  const known = answerTopicOf('salary_expectation');
  const draft: RowData | null =
    added && known && !rows.some((row) => row.topic === topic)
      ? {
          topic,
          question: { label: known.label, kind: 'text', options: [] },
          pay: true,
          country: added,
          answer: null,
        }
      : null;
  return (
    <>
      <Surface pad="none">
        <Rows>
          {rows.map((row) => (
            <li key={row.topic}>
              <AnswerRow row={row} home={home} />
            </li>
          ))}
          {draft && (
            <li key={draft.topic}>
              <AnswerRow row={draft} home={home} opened={{ onClose: () => setAdded(null) }} />
            </li>
          )}
        </Rows>
      </Surface>
      <PayCountry
        taken={rows.flatMap(({ country, topic: taken }) =>
          country && taken.startsWith('salary_expectation:') ? [country] : [],
        )}
        onChoose={setAdded}
      />
    </>
  );
}

/** Answers to questions that only one form, or few, ask in these words. */
function FormAnswers({ rows, home }: ListProps) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) {
    return (
      <Typography color="textSecondary">
        Nothing yet. When a form asks something else, we’ll keep your answer here.
      </Typography>
    );
  }
  return (
    <>
      <RowList rows={all ? rows : rows.slice(0, SHOWN)} home={home} />
      {rows.length > SHOWN && !all && (
        <div>
          <Button variant="outlined" size="small" onClick={() => setAll(true)}>
            Show all {rows.length}
          </Button>
        </div>
      )}
    </>
  );
}

function Sections({ groups, profile }: { groups: AnswerGroups; profile: Profile }) {
  const home = profile.country;
  const section = (id: AnswerSection, children: ReactNode) => (
    <Group id={id} title={SECTIONS[id].title} text={SECTIONS[id].text}>
      {children}
    </Group>
  );
  const list = (id: AnswerSection) => section(id, <RowList rows={groups[id]} home={home} />);
  return (
    <>
      <Group id="basics" title="From your profile" text="Forms get these from your profile.">
        <ProfileFacts profile={profile} />
      </Group>
      {list('address')}
      {list('start')}
      {section('pay', <PayList rows={groups.pay} home={home} />)}
      <Group
        id="work"
        title="Work authorization"
        text="Saved to your profile, because matches depend on it. We send it only in your own words."
      >
        <WorkFields profile={profile} />
        {groups.work.length > 0 && <RowList rows={groups.work} home={home} />}
      </Group>
      {list('requirements')}
      {list('voluntary')}
      {list('more')}
      <Group
        id="forms"
        title="From forms you’ve answered"
        text="Questions in employers’ own words. We reuse an answer only where a form asks the same thing."
      >
        <FormAnswers rows={groups.forms} home={home} />
      </Group>
    </>
  );
}

function Loaded({ answers, profile }: { answers: readonly RememberedAnswer[]; profile: Profile }) {
  useOffered(profile);
  const groups = groupAnswers(answers, profile);
  const { answered, total } = progressOf(groups);
  return (
    <>
      <Progress color="textSecondary" variant="body2" role="status">
        {answered} of {plural(total, 'frequent question')} answered
      </Progress>
      <Sections groups={groups} profile={profile} />
    </>
  );
}

/** Everything that forms ask again and again, answered once. */
function AnswersPage() {
  const answers = useQuery(apiQuery(listAnswers));
  const profile = useQuery(profileQuery).data ?? null;
  useAnchor();
  return (
    <Page column="wide">
      <PageHeader
        title="Your answers"
        lead="Forms ask the same things again and again. Answer once, and we’ll fill it in everywhere. We never guess what you leave blank."
      />
      <QueryPanel
        query={{ ...answers, data: profile ? answers.data : undefined }}
        what="your answers"
        heading="h2"
        skeleton={<SkeletonCard lines={8} height={480} label="Loading your answers" />}
      >
        {({ items }) => profile && <Loaded answers={items} profile={profile} />}
      </QueryPanel>
    </Page>
  );
}

export { AnswersPage as Component };
