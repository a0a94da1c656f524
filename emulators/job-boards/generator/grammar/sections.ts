import { KINDS } from '../company-kinds.ts';
import { payInWords, VAGUE_PAY } from '../pay.ts';
import { BENEFIT_HEADINGS, BENEFIT_LEADS, benefitsOf } from './benefits.ts';
import { type Block, capital, sentence, series } from './blocks.ts';
import { CLOSINGS, FILLERS, HEADINGS, LEADERSHIP_DUTIES, OPENINGS, TEAM_DUTIES } from './phrases.ts';
import { dutyIn } from './verbs.ts';
import type { Voice } from './voice.ts';

export const heading = (voice: Voice, part: keyof typeof HEADINGS): Block => ({
  kind: 'heading',
  text: voice.fill(voice.random.pick(HEADINGS[part][voice.tone])),
});

export const paragraph = (voice: Voice, text: string, lead?: string): Block => ({
  kind: 'paragraph',
  text: voice.fill(text),
  ...(lead ? { lead: voice.fill(lead) } : {}),
});

/** One or two sentences of the company about itself. */
export function aboutText(voice: Voice, sentences: number): string {
  return voice.random.some(KINDS[voice.job.company.kind].blurbs, sentences).join(' ');
}

export function openingText(voice: Voice): string {
  return voice.random.pick(OPENINGS[voice.tone]);
}

export function settingText(voice: Voice, sentences: number): string {
  return voice.random.some(voice.job.occupation.settings, sentences).join(' ');
}

/** Duties as a list in one grammatical form, or as prose. */
export function dutyBlocks(voice: Voice, count: number, style?: 'list' | 'prose'): Block[] {
  const { random } = voice;
  const duties = dutiesFor(voice, count);
  if (style === 'prose') return [paragraph(voice, dutyProse(voice, duties))];
  const form =
    voice.tone === 'formal'
      ? random.pick(['third', 'base', 'third'] as const)
      : random.pick(['base', 'base', 'gerund'] as const);
  const end = random.chance(0.4) ? '.' : '';
  const items = duties.map((duty) => capital(dutyIn(form, duty)) + end);
  const intro = form === 'base' && random.chance(0.3) ? [paragraph(voice, random.pick(INTROS))] : [];
  const kind = voice.tone === 'formal' && random.chance(0.5) ? 'numbers' : 'bullets';
  return [...intro, { kind, items }];
}

/** Leaders share some duties; the table describes the daily work they lead. */
export function dutiesFor(voice: Voice, count: number): string[] {
  const { random, job } = voice;
  const leading = { lead: 0.25, director: 0.55, executive: 0.65 }[job.level as 'lead'] ?? 0;
  const pool = job.level === 'lead' ? TEAM_DUTIES : LEADERSHIP_DUTIES;
  const led = random.some(pool, Math.round(count * leading)).map((duty) => voice.fill(duty));
  return random.some([...led, ...random.some(job.occupation.duties, count - led.length)], count);
}

const INTROS = [
  'In this role you will:',
  'On a normal day you:',
  'As a {role} you will:',
  'The job is to:',
  'Among other things you will:',
  'Here is what the work looks like:',
] as const;

function dutyProse(voice: Voice, duties: readonly string[]): string {
  const { random } = voice;
  const base = duties.map((duty) => dutyIn('base', duty));
  const gerunds = duties.map((duty) => dutyIn('gerund', duty));
  const [a = '', b = '', c = '', d = '', e = '', ...rest] = base;
  const sentences = [
    random.pick([`You will ${a}.`, `Most of your time goes into ${gerunds[0]}.`, `Day to day you ${a}.`]),
    b && c ? random.pick([`You also ${b}, and ${c}.`, `Beyond that you ${b} and now and then ${c}.`]) : '',
    d ? random.pick([`Expect to ${d}.`, `It is part of the job to ${d}.`, `We count on you to ${d}.`]) : '',
    e
      ? random.pick([
          `When it is quieter, you ${e}.`,
          `Once a week you ${e}.`,
          `Sooner or later you will ${e}.`,
        ])
      : '',
    ...rest.map((duty) => random.pick([`You ${duty}.`, `You will also ${duty}.`])),
  ];
  return sentences.filter((text) => text !== '').join(' ');
}

export function payText(voice: Voice): string | null {
  const { random, job } = voice;
  if (job.pay_shown === 'text') return payInWords(random, job.pay).sentence;
  return job.pay_shown === 'vague' ? random.pick(VAGUE_PAY) : null;
}

export function benefitBlocks(voice: Voice, count: number): Block[] {
  const { random, job } = voice;
  const leading = ['lead', 'director', 'executive'].includes(job.level);
  const hands_on = job.occupation.shifts || job.occupation.physical !== null;
  const desk = job.workplace !== 'onsite' || leading || !hands_on;
  const { health, retirement, other } = benefitsOf(job.country, job.company.kind, desk);
  const named = [
    ...random.some(health, job.country === 'US' ? 1 : random.between(1, 2)),
    ...(random.chance(0.75) ? [random.pick(retirement)] : []),
  ];
  const rest = random.some([...new Set(other)], Math.max(1, count - named.length));
  const items = random.some([...named, ...rest], count);
  if (random.chance(0.3)) {
    const pay = payText(voice);
    // An item that contains a comma cannot be part of a comma-separated series.
    const plain = items.filter((item) => !item.includes(','));
    const told = plain.length > 0 ? `${random.pick(BENEFIT_LEADS)} ${series(plain)}.` : '';
    return [paragraph(voice, [pay ?? '', told].join(' ').trim())];
  }
  const pay = payText(voice);
  return [
    { kind: 'heading', text: random.pick(BENEFIT_HEADINGS) },
    ...(pay ? [paragraph(voice, pay)] : []),
    { kind: 'bullets', items: items.map(capital) },
  ];
}

export function closingBlocks(voice: Voice, count: number): Block[] {
  const texts = voice.random.some(CLOSINGS[voice.tone], count);
  return texts.length === 0 ? [] : [paragraph(voice, texts.join(' '))];
}

/** Sentences that fit any posting, in random order, none twice. */
export const fillers = (voice: Voice): string[] => voice.random.some(FILLERS, FILLERS.length);

/** How and when the work is done, as far as the posting says it. */
export function termsText(voice: Voice): string {
  const { random, job } = voice;
  const parts: string[] = [];
  if (job.workplace === 'remote') {
    parts.push(
      random.pick([
        'This position is fully remote within {country}',
        'You can work from anywhere in {country}',
        'The role is remote; we meet in person twice a year',
      ]),
    );
  } else if (job.workplace === 'hybrid') {
    parts.push(
      random.pick([
        'The role is hybrid: two or three days a week in our {city} office',
        'We work hybrid, with Tuesday to Thursday in {city}',
        'Hybrid work, three days on site in {city}',
      ]),
    );
  } else {
    parts.push(
      random.pick([
        'The work is on site in {city}',
        'You will work on site at our {city} location',
        'This is an on-site position in {city}',
      ]),
    );
  }
  if (job.shift) {
    const named = job.shift === 'PRN' ? 'as needed (PRN)' : job.shift.toLowerCase();
    parts.push(`${random.pick(['shift', 'schedule', 'hours'])}: ${named}`);
  }
  const kinds: Record<string, readonly string[]> = {
    full_time: ['full time', 'a full-time, permanent position', '40 hours a week'],
    part_time: ['part time, 20 to 28 hours a week', 'a part-time position'],
    contract: ['a contract of six months with a chance of extension', 'a 12-month contract'],
    temporary: ['a temporary position of about four months', 'seasonal, through the spring'],
    internship: ['a paid internship of twelve weeks', 'an internship during the summer'],
  };
  if (job.employment !== 'full_time' || random.chance(0.5)) {
    parts.push(random.pick(kinds[job.employment] ?? ['full time']));
  }
  return sentence(parts.join('; '));
}
