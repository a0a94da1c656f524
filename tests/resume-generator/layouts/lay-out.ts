import type { Vocabulary } from '../people/vocabulary.ts';
import type { Person } from '../person.ts';
import type { Random } from '../random.ts';
import { bold, type Part, plainText, type Row, type Section, type Sheet, text } from '../sheet.ts';
import { writeDate, writeRange } from './dates.ts';
import { JOB_STYLES } from './job-styles.ts';
import type { HeadStyle, Layout } from './layouts.ts';
import { STUDY_STYLES } from './study-styles.ts';

/** The person's resume in a layout. */
export function layOut(person: Person, layout: Layout, words: Vocabulary, random: Random): Sheet {
  const heading = (kind: keyof Vocabulary['headings']) => random.word(words.headings[kind]);
  const section = (kind: keyof Vocabulary['headings'], parts: Part[]): Section[] =>
    parts.length === 0 ? [] : [{ heading: heading(kind), parts }];
  const list = (items: string[]): Part[] =>
    items.length === 0 ? [] : [{ kind: 'list', items, style: 'lines', label: '' }];
  const jobStyle = typeof layout.job === 'string' ? JOB_STYLES[layout.job] : layout.job;
  const studyStyle = typeof layout.study === 'string' ? STUDY_STYLES[layout.study] : layout.study;
  const experience = section(
    'experience',
    person.jobs.map((job, index) => ({
      kind: 'entry',
      ...jobStyle({
        job,
        dates: writeRange(job.start, job.end, layout.dates, layout.range, words),
        from: writeDate(job.start, layout.dates, words),
        to: job.end === null ? null : writeDate(job.end, layout.dates, words),
        words,
        first: index === 0 || person.jobs[index - 1]!.employer !== job.employer,
      }),
      bullets: job.tasks,
    })),
  );
  if (layout.bare) for (const one of experience) one.heading = '';
  const education = section(
    'education',
    person.studies.map((study) => ({
      kind: 'entry',
      ...studyStyle(study),
      bullets: [],
    })),
  );
  const skills = section('skills', [
    { kind: 'list', items: person.skills, style: layout.skills, label: heading('skills') },
  ]);
  const extras = [
    ...section('languages', list(person.languages)),
    ...section('certificates', list(person.certificates)),
  ];
  const summary = layout.summary ? section('summary', [{ kind: 'text', text: person.summary }]) : [];
  const projects = section('projects', list(person.projects));
  const barred = layout.frame === 'leftBar' || layout.frame === 'rightBar';
  const contact = section(
    'contact',
    list([person.email, person.phone, person.place, ...(person.link === null ? [] : [person.link])]),
  );
  const career = layout.studiesFirst ? [...education, ...experience] : [...experience, ...education];
  return {
    frame: layout.frame,
    head: headOf(person, barred ? 'none' : layout.head, words),
    main: barred
      ? [...summary, ...career, ...projects]
      : [...summary, ...career, ...projects, ...skills, ...extras],
    side: barred ? [...contact, ...skills, ...extras] : [],
    look: layout.look,
  };
}

function headOf(person: Person, style: HeadStyle, words: Vocabulary): Row[] {
  const { name, headline, email, phone, place, link } = person;
  const row = (value: string): Row => ({ left: [text(value)] });
  const title: Row = { left: [bold(name)] };
  const facts = [email, phone, place, ...(link === null ? [] : [link])];
  switch (style) {
    case 'none':
      return [title, row(headline)];
    case 'lines':
      return [title, row(headline), ...facts.map(row)];
    case 'strokes':
      return [title, row(facts.join(' | '))];
    case 'capitals':
      return [{ left: [bold(name.toUpperCase())] }, row(`${place} • ${phone} • ${email}`)];
    case 'right':
      return [
        { left: [bold(name)], right: [text(email)] },
        { left: [text(headline)], right: [text(phone)] },
        { left: [text(link ?? '')], right: [text(place)] },
      ].filter((one) => plainText(one).join('') !== '');
    case 'labelled':
      return [
        title,
        row(`${words.labels.email}: ${email}`),
        row(`${words.labels.phone}: ${phone}`),
        row(`${words.labels.place}: ${place}`),
      ];
    case 'nameAndTitle':
      return [{ left: [bold(`${name} – ${headline}`)] }, row(facts.join(' · '))];
    case 'twoLines':
      return [
        { left: [bold(name.split(' ')[0]!)] },
        { left: [bold(name.split(' ').slice(1).join(' '))] },
        row(`${phone} / ${email} / ${place}`),
      ];
  }
}
