import { type ParsedResume, type SourceSpan, SURE } from '@contract/resumes.ts';
import { spansOf } from '@/domain/resumes/source/spans.ts';

type Item = { id: string; text: string; sure: boolean; spans: SourceSpan[] };
type Found = { text: string; confidence: number; source: SourceSpan | null };
type OtherSection = { title: string; items: Item[] };

/** At most this many items of a section are shown; they are for a look, not for reading the resume again. */
const MAX_ITEMS = 8;

/** The sections besides work and skills that have something in them, in the order in which they matter. */
export function otherSections(parsed: ParsedResume): OtherSection[] {
  const sections: [string, Found[]][] = [
    ['Projects we found', parsed.projects.map(({ name, ...rest }) => ({ ...rest, text: name }))],
    [
      'Volunteer work we found',
      parsed.volunteer.map(({ title, employer, ...rest }) => ({
        ...rest,
        text: [title, employer].filter(Boolean).join(' · '),
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
      .map(({ text, confidence, source }, index) => ({
        id: `${index}`,
        text,
        sure: confidence >= SURE,
        spans: spansOf({ source }),
      }));
    return items.length === 0 ? [] : [{ title, items }];
  });
}

function stated({ value, ...rest }: Omit<Found, 'text'> & { value: string }): Found {
  return { ...rest, text: value };
}
