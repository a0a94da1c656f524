import { type Html, html } from '../support/html.ts';
import { type Job, pick, sequenceOf } from './job.ts';

const OPENINGS = [
  'We are looking for a {title} who likes to finish things.',
  'Our team is growing, and we would like a {title} to grow with it.',
  'As {title} you work with people who have done this for a long time and still ask questions.',
];
const TASKS = [
  'Plan the work of the week with your team and keep it visible.',
  'Talk with the people who use what we make, and bring back what you learn.',
  'Write things down so that the next person finds them.',
  'Spot what goes wrong early and say so.',
  'Keep our figures in order and explain them to others.',
  'Help new colleagues through their first months.',
  'Improve one process each quarter, and measure whether it helped.',
];
const OFFERS = [
  'A plan for your first ninety days',
  'Health cover from the first day',
  'Five weeks of paid leave',
  'A yearly budget to learn something new',
  'Hours that fit around school and care',
];

/** The text of a posting: invented, and the same on each visit. */
export function postingText(job: Job): Html {
  const next = sequenceOf(`text/${job.slug}/${job.id}`);
  const draw = (list: readonly string[], count: number) =>
    list
      .map((text) => ({ text, order: next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, count)
      .map(({ text }) => text);
  const opening = pick(OPENINGS, Math.floor(next() * OPENINGS.length)).replace('{title}', job.title);
  return html`<p>${opening} ${job.company} is a made-up employer: applications end up on a page of this machine.</p>
<h2>What you will do</h2><ul>${draw(TASKS, 4).map((task) => html`<li>${task}</li>`)}</ul>
<h2>What we offer</h2><ul>${draw(OFFERS, 3).map((offer) => html`<li>${offer}</li>`)}</ul>`;
}

/** The employer's brand color, dark enough for white text. */
export function brandColor(job: Pick<Job, 'slug'>): string {
  const hue = Math.floor(sequenceOf(`brand/${job.slug}`)() * 360);
  return `hsl(${hue} 48% 30%)`;
}
