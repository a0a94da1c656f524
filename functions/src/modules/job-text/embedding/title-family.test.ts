import { describe, expect, it } from 'vitest';
import { embedText } from './embed-text.ts';
import { EMBEDDING_MODEL } from './embedding-model.ts';
import { familyOf, nearFamilies } from './title-family.ts';

describe('the family of a title', () => {
  it('is the same for different words for the same work, another one for other work', () => {
    expect(familyOf(embedText('registered nurse'))).toBe(familyOf(embedText('staff nurse rn')));
    expect(familyOf(embedText('registered nurse'))).not.toBe(familyOf(embedText('line cook')));
  });

  it('names the model, and there is none without a direction', () => {
    expect(familyOf(embedText('welder'))).toMatch(new RegExp(`^${EMBEDDING_MODEL}/\\d+$`));
    expect(familyOf(embedText(''))).toBeNull();
  });
});

describe('families near several titles', () => {
  it('come once each, nearest first, with the title they are nearest to', () => {
    const [nurse, cook] = [embedText('registered nurse'), embedText('line cook')];
    const near = nearFamilies([nurse, cook], 6);
    expect(new Set(near.map(({ family }) => family)).size).toBe(6);
    expect(near.map(({ cosine }) => cosine)).toEqual(near.map(({ cosine }) => cosine).sort((a, b) => b - a));
    expect(near.find(({ family }) => family === familyOf(nurse))?.vector).toBe(nurse);
    expect(near.find(({ family }) => family === familyOf(cook))?.vector).toBe(cook);
  });
});
