import { describe, expect, it } from 'vitest';
import { embedText, packVector, unpackVector } from './embed-text.ts';
import { EMBEDDING_DIMENSION } from './embedding-model.ts';

describe('embedText', () => {
  it.each(['Registered Nurse', 'r', 'Zahnarzthelferin', 'Q&A'])('"%s" has length 1', (text) => {
    const vector = embedText(text);
    expect(vector).toHaveLength(EMBEDDING_DIMENSION);
    expect(Math.hypot(...vector)).toBeCloseTo(1);
  });

  it.each(['', '  ', '—'])('"%s" has no direction', (text) => {
    expect(embedText(text).every((value) => value === 0)).toBe(true);
  });

  it('puts an unknown spelling near the known one', () => {
    const dot = (a: string, b: string) =>
      embedText(a).reduce((sum, value, d) => sum + value * embedText(b)[d]!, 0);
    expect(dot('Acountant', 'Accountant')).toBeGreaterThan(dot('Acountant', 'Welder') + 0.2);
  });

  it.each([
    ['SW Test Engineer', 'Software Test Engineer'],
    ['HW Engineer', 'Hardware Engineer'],
  ])('takes "%s" for "%s"', (short, long) => {
    expect(embedText(short)).toEqual(embedText(long));
  });

  it('gives the same vector after thousands of other words', () => {
    const vector = embedText('Emergency Plumber');
    for (let n = 0; n < 5000; n++) embedText(`Plumber ${n.toString(36)}`);
    expect(embedText('Emergency Plumber')).toEqual(vector);
  });

  it('tells the order of words', () => {
    expect(embedText('Data Entry')).not.toEqual(embedText('Entry Data'));
  });

  it('survives packing', () => {
    const vector = embedText('Data Analyst');
    const unpacked = unpackVector(packVector(vector));
    expect(unpacked).not.toBeNull();
    for (const [d, value] of vector.entries()) expect((unpacked?.[d] ?? 0) / 127).toBeCloseTo(value, 1);
    expect(unpackVector('')).toBeNull();
  });
});
