import { scores } from 'virtual:example-scores';

/** What is known about the person in the example: bits of the skills she has, and which choice of each other fact. */
export type Facts = { skills: number; years: number; place: number; pay: number };

/** The first choice of place and of pay means that she hasn't said. */
const NOT_SAID = 0;

export const skillBit = (index: number) => 1 << index;

/** All skills but the last, one to three years, Baton Rouge, pay not said. */
export const START: Facts = { skills: scores.choices.skills / 2 - 1, years: 1, place: 1, pay: NOT_SAID };

export function outcomeOf({ skills, years, place, pay }: Facts) {
  const { choices, outcomes, outcomeOf: table } = scores;
  const index = ((skills * choices.years + years) * choices.place + place) * choices.pay + pay;
  return outcomes[table[index]!]!;
}

/** What a fact did to the score, in points, and which: `for email marketing`. */
export type ScoreChange = { by: number; because: string };

export function changeWords({ by, because }: ScoreChange): string {
  if (by === 0) return `No change ${because}`;
  return `${by > 0 ? `+${by}` : `−${-by}`} ${because}`;
}

/** What would change the score most, in two sentences. */
export function whyNotHigher({ skills, years, place, pay }: Facts): { lead: string; rest: string } {
  const unsaid = [...(place === NOT_SAID ? ['Location'] : []), ...(pay === NOT_SAID ? ['Pay'] : [])];
  if (unsaid.length > 0) {
    const many = unsaid.length > 1;
    return {
      lead: `${many ? 'Location and pay are' : `${unsaid[0]} is`} hatched`,
      rest: `because Mara hasn’t said what she wants. ${many ? 'They don’t' : 'It doesn’t'} count for or against this job.`,
    };
  }
  const missing = scores.skills.filter((_, index) => (skills & skillBit(index)) === 0);
  if (missing.length > 0) {
    const named = missing.slice(0, 2).map((skill) => (skill === 'SEO' ? skill : skill.toLowerCase()));
    return {
      lead: 'Why not higher?',
      rest: `The job asks for ${named.join(' and ')}, and Mara’s profile doesn’t mention ${named.length > 1 ? 'them' : 'it'}.`,
    };
  }
  if ((scores.parts.experience[years]?.value ?? 1) < 1)
    return { lead: 'Why not higher?', rest: 'The job asks for more years of experience than Mara has.' };
  return {
    lead: 'Why not 100?',
    rest: 'Mara wants to be a brand manager. This job is close to that, but not the same.',
  };
}
