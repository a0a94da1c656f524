import { describe, expect, it } from 'vitest';
import { doubtsOf } from './doubts.ts';
import { questionOf } from './question.ts';
import { doubtingFirstJob, RESUME, read } from './testing/doubted-readings.ts';

describe('what is sent', () => {
  it('has no contact details, and the name and the street only where they are in doubt', async () => {
    const sure = await read(RESUME, doubtingFirstJob);
    const text = questionOf(sure.parsed, doubtsOf(sure.parsed, []), sure.lines, sure.clean);
    expect(text).not.toMatch(/mara|quill|osei|@|555|0142|linkedin|harbor street/i);
    expect(text).toContain('Tidewater & Finch LLP');
    expect(text).toContain('Jan 2020 - Present');
    const unsure = await read(RESUME, (one) => ({
      ...one,
      full_name: { ...one.full_name, confidence: 0.4 },
    }));
    expect(unsure.lines[0]!.text).toBe('Mara Quill-Osei');
  });

  it.each([
    ['+49 (0)30 901820', '+49'],
    ['030 / 90 18 20 55', '90 18'],
    ['Tel. 06 12 34 56 78', '34 56'],
    ['ada.lovelace@mail.example.org', 'lovelace'],
    ['https://portfolio.example/ada', 'portfolio.example'],
    ['github.com/ada', 'github'],
    ['617.555.0142', '555'],
  ])('has nothing of %s, wherever it stands', async (contact, piece) => {
    const given = await read(`${RESUME}\nReferences\nAsk the office: ${contact}\n`);
    expect(given.lines.map(({ text }) => text).join('\n')).not.toContain(piece);
  });

  it.each(['2015 - 2019', '03/2015 – 04/2019', '01.03.2015 - 31.12.2019', 'Mar 2016 - Dec 2019'])(
    'keeps the dates %s',
    async (dates) => {
      const given = await read(RESUME.replace('Mar 2016 - Dec 2019', dates));
      expect(given.lines.some(({ text }) => text.includes(dates.replaceAll('–', '–')))).toBe(true);
    },
  );

  it('is capped', async () => {
    const given = await read(`${RESUME}${'- Did a thing that mattered to nobody else.\n'.repeat(2000)}`);
    expect(given.lines.map(({ text }) => text).join('').length).toBeLessThanOrEqual(16_000);
  });
});
