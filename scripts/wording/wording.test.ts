import { describe, expect, it } from 'vitest';
import { allTexts, findings, findingsIn, isFixed } from './check.ts';
import { textsInMarkdown } from './markdown-text.ts';
import { FIXED, type Kind, RULES } from './rules.ts';
import { textsInSource } from './source-text.ts';

/** Read once: this takes a second. */
const texts = allTexts();

describe('the words of the product', () => {
  it('are found', () => {
    const found = (file: string) => texts.find((entry) => entry.file === file)?.texts.map(({ text }) => text);
    expect(found('web/src/app/not-found-page.tsx')).toContain("The page you're looking for doesn't exist.");
    expect(found('functions/src/contract/messages.ts')).toContain('Please enter a valid email address');
    expect(found('README.md')).toContain('Getting started');
    expect(texts.flatMap((entry) => entry.texts).length).toBeGreaterThan(2500);
  });

  it('are those of a US product writer', () => {
    expect(findings(texts)).toEqual([]);
  });

  it('are fixed by the specification only where they stand', () => {
    const said = texts.flatMap((entry) => entry.texts);
    expect(FIXED.filter((fixed) => !said.some((text) => isFixed(text, [fixed.text])))).toEqual([]);
  });
});

const PLANTED: readonly [rule: string, kind: Kind, wrong: string, right: string][] = [
  ['job', 'interface', 'This posting is closed', 'This job is closed'],
  ['job', 'interface', 'Hundreds of openings', 'Opening the form'],
  ['job in articles', 'article', 'Read the posting twice', 'Read the job posting twice'],
  ['email', 'interface', 'Open the link in the mail', 'Open the link in the email'],
  ['email', 'document', 'Sends an e-mail', 'Sends an email to the mailbox'],
  ['location', 'interface', 'Any place', 'Any location, all in one place'],
  ['resume', 'article', 'Send your CV', 'Send your resume'],
  ['sign in', 'interface', 'Log in to continue', 'Sign in to continue'],
  ['US spelling', 'document', 'Authorised by you', 'Authorized by you'],
  ['US date', 'interface', 'On 3 May', 'On May 3'],
  ['12-hour time', 'interface', 'Seen at 14:02', 'Seen at 2:02 PM'],
  ['units in words', 'interface', '4 y of experience', '4 years of experience'],
  ['semicolon', 'interface', 'It waits; you answer', 'It waits. You answer.'],
  ['typographic marks', 'interface', "You can't undo this", 'You can’t undo this'],
  ['typographic marks', 'article', 'Ask what "soon" means', 'Ask what “soon” means'],
  ['typographic marks', 'interface', 'Loading...', 'Loading…'],
  [
    'translated phrase',
    'document',
    'It counts neither for nor against',
    'It doesn’t count for or against you',
  ],
  ['exclamation mark', 'interface', 'All done!', 'All done.'],
  ['what happened, and what to do', 'interface', 'Your file was refused', 'Choose another file'],
  ['contraction', 'interface', 'We could not save this', 'We couldn’t save this'],
  ['start of a sentence', 'interface', 'Saved. we will email you', 'Saved. We’ll email you, e.g. tomorrow'],
];

describe('a rule', () => {
  it('has a planted sample, each of them', () => {
    expect(RULES.map(({ name }) => name).filter((name) => !PLANTED.some(([rule]) => rule === name))).toEqual(
      [],
    );
  });

  it.each(PLANTED)(
    '“%s” finds what is wrong in an %s, and nothing in what is right',
    (rule, kind, wrong, right) => {
      const text = { line: 1, startsSentence: true, role: 'shown' as const };
      expect(findingsIn(kind, { ...text, text: wrong })).toMatchObject([{ rule }]);
      expect(findingsIn(kind, { ...text, text: right })).toEqual([]);
    },
  );

  it('lets pass what the specification fixes, and nothing near it', () => {
    const text = { line: 1, startsSentence: true, role: 'shown' as const };
    expect(findingsIn('interface', { ...text, text: 'Sign Up Now!' })).toEqual([]);
    expect(findingsIn('interface', { ...text, text: 'Sign Up Today!' })).toHaveLength(1);
  });
});

describe('texts in source', () => {
  const read = (source: string) => textsInSource('page.tsx', source).map(({ text }) => text);
  const starts = (source: string) =>
    textsInSource('page.tsx', source).map(({ text, startsSentence }) => [text, startsSentence]);

  it('are the text of elements, read as one with what stands inside', () => {
    expect(
      read('const a = <p>You have <b>{n}</b> matches,{" "}\n  and <a href="/x y">more</a></p>;'),
    ).toEqual(['You have {} matches, and more']);
    expect(read('const a = <p>{ok ? "All is well" : <b>Not yet</b>}</p>;')).toEqual([
      'All is well',
      'Not yet',
    ]);
  });

  it('are attributes that are shown, not those for machines', () => {
    expect(
      read(
        `<A title="The place" to="/a b" sx={{ gridArea: "a b" }} className="a b" aria-label={n + ' jobs left'} />`,
      ),
    ).toEqual(['The place', 'jobs left']);
  });

  it('are values of tables and messages, not keys, types, styles and comparisons', () => {
    expect(read("const w: Record<'a b', string> = { 'a b': 'The place', c: 'Place' };")).toEqual([
      'The place',
      'Place',
    ]);
    expect(read("const S = styled('div')({ border: '1px solid red' });")).toEqual([]);
    expect(read("if (a === 'Not this') b('a-name'); import('./the file.ts');")).toEqual([]);
    expect(read("throw new AppError('not_found', 'No posting');")).toEqual(['No posting']);
  });

  it('of a comment are nobody’s', () => {
    expect(read('// the colour of a posting\n/** A posting. */ const a = 1;')).toEqual([]);
  });

  it('begin a sentence where a label or an element does', () => {
    expect(
      starts(`<><A label="your name" note={ok ? 'of all jobs' : null} /><p>and more</p><b>or less</b></>`),
    ).toEqual([
      ['your name', true],
      ['of all jobs', true],
      ['and more', true],
      ['or less', false],
    ]);
  });

  it('of logs, of errors within, and of the API reference are technical', () => {
    const roles = textsInSource(
      'a.ts',
      "deps.logger.info('A posting came'); throw new Error('No posting'); endpoint({ summary: 'One posting', detail: 'No posting' });",
    ).map(({ role }) => role);
    expect(roles).toEqual(['technical', 'technical', 'technical', 'shown']);
  });
});

it('texts in Markdown are its blocks, without code and addresses', () => {
  const text =
    '---\ntitle: Of colours\ndate: 2026-05-03\n---\n# Head\n\nA `colour` in [text](a-colour.md).\n\n- one\n- two\n\n```\ncolour\n```\n\n| a | b |\n|---|---|\n| c | d |\n';
  expect(textsInMarkdown(text).map((found) => found.text)).toEqual([
    'title: Of colours',
    'Head',
    'A {} in text.',
    'one',
    'two',
    'a',
    'b',
    'c',
    'd',
  ]);
});
