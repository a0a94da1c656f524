import { describe, expect, it } from 'vitest';
import { repairedText } from './repaired-text.ts';

describe('text decoded with the wrong character set', () => {
  it.each([
    ['MÃ©xico', 'México'],
    ['ZÃ¼rich, Switzerland', 'Zürich, Switzerland'],
    ['SÃ£o Paulo', 'São Paulo'],
  ])('%s is repaired', (broken, right) => expect(repairedText(broken)).toBe(right));

  it.each(['México', 'Albany, NY', 'LÃO', 'Zürich', '東京', 'Ã©東京'])('%s stays', (text) =>
    expect(repairedText(text)).toBe(text),
  );
});
