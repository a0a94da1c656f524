import { readFileSync } from 'node:fs';
import { requiredAndPreferredSkills } from '../../../functions/src/modules/job-text/features/required-and-preferred-skills.ts';
import { sentencesOf } from '../../../functions/src/modules/job-text/features/sections.ts';
import { allSkillMentions } from '../../../functions/src/modules/job-text/skills/find-skills.ts';
import { type Figures, share } from './measure.ts';

/** The cells of a CSV file with quotes. */
function cellsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

/** Sentences with marked spans: how many mentions lie in one (baseline: every word of the vocabulary), and how many of those stay. */
export function skillFigures(files: readonly string[]): Figures[] {
  const spans = new Map<string, string[]>();
  for (const file of files)
    for (const [sentence = '', span = ''] of cellsOf(readFileSync(file, 'utf8')).slice(1))
      if (span !== '') spans.set(sentence, [...(spans.get(sentence) ?? []), span.toLowerCase()]);
  const mentions = [...spans].flatMap(([sentence, marked]) => {
    const { required, preferred } = requiredAndPreferredSkills(
      { title: '', company: '' },
      sentencesOf(sentence),
    );
    return allSkillMentions(sentence).map(({ name, index, end }) => {
      const written = sentence.slice(index, end).toLowerCase();
      const right = marked.some((span) => span.includes(written) || written.includes(span));
      return { right, kept: required.includes(name) || preferred.includes(name) };
    });
  });
  if (mentions.length === 0) return [];
  return [
    {
      name: 'skills of sentences, precision (baseline: words)',
      part: 'all',
      ours: share(
        mentions.filter(({ kept }) => kept),
        ({ right }) => right,
      ),
      baseline: share(mentions, ({ right }) => right),
    },
    {
      name: 'skills of sentences, right words kept',
      part: 'all',
      ours: share(
        mentions.filter(({ right }) => right),
        ({ kept }) => kept,
      ),
      baseline: 1,
    },
  ];
}
