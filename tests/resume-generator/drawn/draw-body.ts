import { bold, type Row, text } from '../sheet.ts';
import type { Choices } from './choices.ts';
import type { Inventor } from './invent.ts';

type Body = { rows: Row[]; bullets: string[]; after: Row[] };

/** What stands below the header of a job: bullets, sentences, labels, tools, or nothing. */
export function drawBody(choices: Choices, inventor: Inventor): (entry: number) => Body {
  const { random, words } = inventor;
  const kind = choices.of('job.body', {
    bullets: 6,
    paragraph: 2,
    none: 1.5,
    labelAndBullets: 1,
    labelAndText: 0.7,
    lines: 1,
    paragraphAndBullets: 1,
    dashes: 0.6,
  });
  const tools = choices.chance('job.tools', 0.12);
  const label = random.word(words.labels.tasks);
  const toolLabel = random.word(words.labels.tools);
  const most = choices.of('job.length', { few: 3, many: 2, one: 1 });
  return (entry) => {
    const says = { field: 'body', entry };
    const line = (value: string): Row => ({ left: [{ ...text(value), says }] });
    const count = { few: random.between(1, 3), many: random.between(3, 7), one: 1 }[most];
    const tasks = Array.from({ length: count }, () => inventor.task());
    const prose = `${tasks.map((task) => task.replace(/\.$/, '')).join('. ')}.`;
    const after = tools ? [line(`${toolLabel}: ${inventor.skills(4).join(', ')}`)] : [];
    const labelled: Row = { left: [{ ...bold(`${label}:`), says }] };
    switch (kind) {
      case 'bullets':
        return { rows: [], bullets: tasks, after };
      case 'paragraph':
        return { rows: [line(prose)], bullets: [], after };
      case 'none':
        return { rows: [], bullets: [], after: [] };
      case 'labelAndBullets':
        return { rows: [labelled], bullets: tasks, after };
      case 'labelAndText':
        return { rows: [line(`${label}: ${tasks.join(', ')}`)], bullets: [], after };
      case 'lines':
        return { rows: tasks.map(line), bullets: [], after };
      case 'paragraphAndBullets':
        return { rows: [line(prose)], bullets: tasks, after };
      case 'dashes':
        return { rows: tasks.map((task) => line(`- ${task}`)), bullets: [], after };
    }
  };
}
