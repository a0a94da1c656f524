import { type ParsedResume, type SourceSpan, SURE } from '@contract/resumes.ts';
import { spansOf } from '@/domain/resumes/source/spans.ts';

type Item = { id: string; text: string; sure: boolean; spans: SourceSpan[] };
type Found = { text: string; confidence: number; source: SourceSpan | null };
type OtherSection = { title: string; items: Item[] };

/** At most this many items of a section are shown; they are for a look, not for reading the resume again. */
const MAX_ITEMS = 8;

/** What a list of words joins: a degree, its field, and the school. */
const joined = (...words: (string | null)[]): string => words.filter(Boolean).join(' · ');

/** The sections besides work and skills that have something in them, in the order in which they matter. */
export function otherSections(parsed: ParsedResume): OtherSection[] {
  const sections: [string, Found[]][] = [
    [
      'Education we found',
      parsed.education.map(({ degree, field, school, ...rest }) => ({
        ...rest,
        text: joined([degree, field].filter(Boolean).join(', '), school),
      })),
    ],
    ['Licenses and certifications we found', parsed.certificates.map(stated)],
    ['Projects we found', parsed.projects.map(({ name, ...rest }) => ({ ...rest, text: name }))],
    [
      'Volunteer work we found',
      parsed.volunteer.map(({ title, employer, ...rest }) => ({
        ...rest,
        text: joined(title, employer),
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
