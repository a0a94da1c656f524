import {
  ANSWER_SECTIONS,
  ANSWER_TOPICS,
  type AnswerSection,
  type AnswerTopic,
  answerTopicOf,
} from '@contract/answer-topics.ts';
import type { OpenQuestion } from '@contract/applications.ts';
import type { RememberedAnswer } from '@contract/applications-answers.ts';
import type { Profile } from '@contract/profile.ts';

/** A question of the page, with its answer if there is one. */
export type AnswerRow = {
  topic: string;
  /** As the form asked it; in the page's own words until then. */
  question: Pick<OpenQuestion, 'label' | 'kind' | 'options'>;
  /** An amount of pay is asked for. */
  pay: boolean;
  /** The country (ISO 3166-1 alpha-2) that the answer is about, if it is about one. */
  country: string | null;
  answer: RememberedAnswer | null;
};

export type AnswerGroups = Record<AnswerSection | 'work' | 'forms', AnswerRow[]>;

const ABOUT_WORK = ['work_authorization', 'sponsorship', 'unsponsored_work'];

const baseOf = (topic: string) => topic.split(':')[0] ?? '';
export const countryOf = (topic: string) => /:([A-Z]{2})$/.exec(topic)?.[1] ?? null;

function asked({ label, kind, options }: AnswerTopic): AnswerRow['question'] {
  return { label, kind: kind === 'pay' ? 'text' : kind, options: [...options] };
}

function rowOf(topic: string, known: AnswerTopic | null, answer: RememberedAnswer | null): AnswerRow {
  return {
    topic,
    question: answer ?? (known ? asked(known) : { label: topic, kind: 'text', options: [] }),
    pay: known?.kind === 'pay',
    country: countryOf(topic),
    answer,
  };
}

/** What the profile answers before any remembered answer is looked at. */
function isInProfile(topic: string, profile: Pick<Profile, 'work_authorization'>): boolean {
  const country = countryOf(topic);
  return baseOf(topic) === 'work_authorization' && country !== null && country in profile.work_authorization;
}

/**
 * Every frequent question once, answered or not, in its section; answers to any other question of a form are in `forms`,
 * those about the right to work in `work`.
 */
export function groupAnswers(
  answers: readonly RememberedAnswer[],
  profile: Pick<Profile, 'work_authorization'>,
): AnswerGroups {
  const left = new Map(answers.map((answer) => [answer.topic, answer]));
  const take = (topic: string) => {
    const answer = left.get(topic) ?? null;
    left.delete(topic);
    return answer;
  };
  const sections = ANSWER_SECTIONS.map((section) => {
    const rows = ANSWER_TOPICS.filter((one) => one.section === section).flatMap((known) => {
      const byCountry = answers
        .filter(({ topic }) => topic !== known.topic && answerTopicOf(topic) === known)
        .map(({ topic }) => rowOf(topic, known, take(topic)))
        .sort((a, b) => a.topic.localeCompare(b.topic));
      return [rowOf(known.topic, known, take(known.topic)), ...byCountry];
    });
    return [section, rows];
  });
  const rest = [...left.values()].filter(({ topic }) => !isInProfile(topic, profile));
  const isWork = ({ topic }: RememberedAnswer) => ABOUT_WORK.includes(baseOf(topic));
  const rows = (of: readonly RememberedAnswer[]) => of.map((answer) => rowOf(answer.topic, null, answer));
  return {
    ...(Object.fromEntries(sections) as Record<AnswerSection, AnswerRow[]>),
    work: rows(rest.filter(isWork)),
    forms: rows(rest.filter((answer) => !isWork(answer))),
  };
}

/** How many of the frequent questions are answered. */
export function progressOf(groups: AnswerGroups): { answered: number; total: number } {
  const rows = ANSWER_SECTIONS.flatMap((section) => groups[section]).filter(({ country }) => !country);
  return { answered: rows.filter(({ answer }) => answer).length, total: rows.length };
}
