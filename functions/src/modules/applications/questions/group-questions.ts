import type { OpenQuestion } from '../../../contract/applications.ts';
import type { QuestionGroup } from '../../../contract/applications-questions.ts';
import { digest } from '../../../platform/hash.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';

type Waiting = Pick<ApplicationRecord, 'id' | 'posting' | 'score' | 'questions'>;

/**
 * Identifies what is asked: the same topic with the same kind of answer and the same choices. Forms that word a topic
 * differently share an id; forms that offer other choices do not, because an answer must be one of a form's own. Legal
 * questions are never merged across wordings: the answer was given to these words.
 */
export function questionId({ topic, kind, options, legal, label }: OpenQuestion): string {
  return digest(topic, kind, legal ? label : '', ...options).slice(0, 32);
}

/** A file is uploaded, not answered. */
export function canBeAnswered({ kind }: OpenQuestion): boolean {
  return kind !== 'file';
}

/** Every question that these applications wait for, once, the one that unlocks the most applications first. */
export function groupQuestions(applications: readonly Waiting[]): QuestionGroup[] {
  const groups = new Map<string, QuestionGroup>();
  for (const { id: application_id, posting, score, questions } of applications) {
    const ids = new Set(questions.map(questionId));
    for (const question of questions.filter(canBeAnswered)) {
      const id = questionId(question);
      const { key: _, ...asked } = question;
      const group = groups.get(id) ?? { ...asked, id, applications: [] };
      groups.set(id, group);
      if (group.applications.some((application) => application.id === application_id)) continue;
      const { title, company } = posting;
      group.applications.push({ id: application_id, title, company, score, unlocked: ids.size === 1 });
    }
  }
  const unlocks = (group: QuestionGroup) => group.applications.filter(({ unlocked }) => unlocked).length;
  return [...groups.values()]
    .map((group) => ({
      ...group,
      applications: group.applications.sort((a, b) => (b.score ?? 0) - (a.score ?? 0)),
    }))
    .sort((a, b) => unlocks(b) - unlocks(a) || b.applications.length - a.applications.length);
}
