import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../../contract/applications.ts';
import { checkAnswers } from './check-answers.ts';

const question = (changes: Partial<OpenQuestion>): OpenQuestion => ({
  key: 'k',
  label: 'Question',
  kind: 'text',
  options: [],
  topic: 't',
  legal: false,
  ...changes,
});
const accepts = (asked: OpenQuestion, value: string) => {
  try {
    return checkAnswers([asked], [{ key: asked.key, value }]).length === 1;
  } catch {
    return false;
  }
};

describe('an answer', () => {
  it('is remembered under the topic of its question, in the form’s wording', () => {
    const asked = question({ topic: 'notice_period', label: 'Notice period' });
    expect(checkAnswers([asked], [{ key: 'k', value: 'Two weeks' }])).toEqual([
      {
        topic: 'notice_period',
        label: 'Notice period',
        kind: 'text',
        options: [],
        legal: false,
        value: 'Two weeks',
      },
    ]);
  });

  it('must be one of the form’s own choices, each of them where several are given', () => {
    const single = question({ kind: 'single_choice', options: ['Yes', 'No'] });
    expect(accepts(single, 'Yes')).toBe(true);
    expect(accepts(single, 'yes, gladly')).toBe(false);
    const several = question({ kind: 'multiple_choice', options: ['A', 'B', 'C'] });
    expect(accepts(several, 'A\nC')).toBe(true);
    expect(accepts(several, 'A\nD')).toBe(false);
  });

  it('is never a text for a file', () => {
    expect(accepts(question({ kind: 'file' }), 'resume.pdf')).toBe(false);
  });

  it('must be a number where a number is asked for', () => {
    const asked = question({ kind: 'number' });
    expect(accepts(asked, '3.5')).toBe(true);
    expect(accepts(asked, 'three')).toBe(false);
  });

  it('to a question that is not open is named by its place', () => {
    const given = [
      { key: 'k', value: 'fine' },
      { key: 'other', value: 'x' },
    ];
    expect(() => checkAnswers([question({})], given)).toThrow(
      expect.objectContaining({
        errors: [
          { path: 'answers.1.value', message: 'This form doesn’t ask that. Reload to see its questions.' },
        ],
      }),
    );
  });

  it('must be a number or a day where the form takes nothing else', () => {
    expect(accepts(question({ kind: 'number' }), '7')).toBe(true);
    expect(accepts(question({ kind: 'number' }), '0x7')).toBe(false);
    expect(accepts(question({ kind: 'date' }), '2027-01-15')).toBe(true);
    expect(accepts(question({ kind: 'date' }), 'soon')).toBe(false);
    expect(accepts(question({ kind: 'date' }), '2027-02-31')).toBe(false);
  });
});
