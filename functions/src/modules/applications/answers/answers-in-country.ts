import type { KnownAnswer } from './answers.repository.ts';

/**
 * The answers as they hold for a job in this country (ISO 3166-1 alpha-2; null if unknown): what the user said about pay
 * there goes before what they said about pay in general, whether a form's question is kept by country or not. Pay for
 * another country says nothing.
 */
export function answersInCountry(answers: readonly KnownAnswer[], country: string | null): KnownAnswer[] {
  const pay = new Map<string, KnownAnswer>();
  const others: KnownAnswer[] = [];
  for (const answer of answers) {
    const [topic = '', of] = answer.topic.split(':');
    if (answer.pay === null) others.push(answer);
    else if (of === undefined ? !pay.has(topic) : of === country) pay.set(topic, answer);
  }
  const there = [...pay].flatMap(([topic, answer]) => [
    { ...answer, topic },
    ...(country === null ? [] : [{ ...answer, topic: `${topic}:${country}` }]),
  ]);
  return [...there, ...others];
}
