import type { ParsedResume } from '@contract/resumes.ts';
import { SURE } from './understood.ts';

type Item = { id: string; text: string; sure: boolean };
type OtherSection = { title: string; items: Item[] };

/** At most this many items of a section are shown; they are for a look, not for reading the resume again. */
const MAX_ITEMS = 8;

/** The sections besides work and skills that have something in them, in the order in which they matter. */
export function otherSections(parsed: ParsedResume): OtherSection[] {
  const sections: [string, { text: string; confidence: number }[]][] = [
    ['Projects we found', parsed.projects.map(({ name, confidence }) => ({ text: name, confidence }))],
    [
      'Volunteer work we found',
      parsed.volunteer.map(({ title, employer, confidence }) => ({
        text: [title, employer].filter(Boolean).join(' · '),
        confidence,
      })),
    ],
    ['Publications we found', parsed.publications.map(stated)],
    ['Awards we found', parsed.awards.map(stated)],
    ['Languages we found', parsed.languages.map(stated)],
  ];
  return sections.flatMap(([title, found]) => {
    const items = found
      .filter(({ text }) => text !== '')
      .slice(0, MAX_ITEMS)
      .map(({ text, confidence }, index) => ({ id: `${index}`, text, sure: confidence >= SURE }));
    return items.length === 0 ? [] : [{ title, items }];
  });
}

function stated({ value, confidence }: { value: string; confidence: number }) {
  return { text: value, confidence };
}
