import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { toSections } from './sections.ts';

const kinds = (text: string) => toSections(txtDocument(text).lines).sections.map(({ kind }) => kind);

it.each(['■', '—', '►'])('headings that all stand behind %s are headings', (sign) => {
  const text = `Ann Reed\n\n${sign} Experience\nNurse, Acme\n2019 - 2021\n\n${sign} Education\nBSc, Leeds University\n\n${sign} Awards\nBest nurse`;
  expect(kinds(text)).toEqual(['experience', 'education', 'awards']);
});

it('bullets that are worded as headings stay bullets where headings have no signs', () => {
  const text =
    'Ann Reed\n\nExperience\nTrainer, Acme\n2019 - 2021\n• Education\n• Languages\n\nEducation\nBSc, Leeds University';
  expect(kinds(text)).toEqual(['experience', 'education']);
});
