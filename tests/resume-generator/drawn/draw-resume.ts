import type { ResumeTruth } from '../../bench/resumes/truths.ts';
import { Random } from '../random.ts';
import type { Part, Section, Sheet, SkillStyle } from '../sheet.ts';
import { Choices, type Part as Half } from './choices.ts';
import { drawHead } from './draw-head.ts';
import { type DrawnJob, drawJobs } from './draw-jobs.ts';
import { drawHeadings, drawLook } from './draw-look.ts';
import { bareDegree, type DrawnStudy, drawStudies } from './draw-studies.ts';
import { Inventor } from './invent.ts';
import { inventJobs, inventStudies } from './invent-career.ts';
import { WORDS } from './words/all-words.ts';
import { type DateWriter, drawDates } from './write-dates.ts';

/** A resume in a layout of its own, with what it says and what was chosen for it. */
export type DrawnResume = {
  seed: number;
  language: string;
  sheet: Sheet;
  truth: ResumeTruth;
  choices: readonly string[];
  /** Those that resumes to tune on never have. */
  kept: readonly string[];
};

/** The resume of a seed. Everything about it is drawn from independent choices. */
export function drawResume(seed: number, part: Half): DrawnResume {
  const random = new Random(Math.imul(seed + 1, 2_654_435_761) ^ (part === 'measured' ? 0x5bd1e995 : 0));
  const choices = new Choices(random, part);
  const words = random.chance(0.4) ? WORDS[0]! : random.pick(WORDS);
  choices.made.push(`language=${words.language}`);
  const inventor = new Inventor(random, words);
  const jobs = inventJobs(inventor);
  const studies = inventStudies(choices, inventor);
  const writer = drawDates(choices, inventor);
  const frame = choices.of('frame', { single: 6, leftBar: 1.5, rightBar: 1.5, headingRail: 0.8 });
  const barred = frame === 'leftBar' || frame === 'rightBar';
  const [first, last] = [inventor.first(), inventor.last()];
  const slug = plain(`${first.split(' ')[0]}.${last.split(' ').at(-1)}`);
  const contact = {
    first,
    last,
    headline: jobs[0]!.title,
    email: `${random.pick([slug, `${slug}${random.between(1, 99)}`, plain(last)])}@${random.pick(['mail.example', 'post.example', 'inbox.example.org'])}`,
    phone: inventor.vocabulary.phone.replace(/#/g, () => String(random.between(2, 9))),
    link: random.chance(0.4) ? `linkedin.com/in/${slug.replace('.', '-')}` : null,
  };
  const head = drawHead(choices, inventor, contact, barred);
  const skills = inventor.skills(random.between(4, 12));
  const look = drawLook(choices, random);
  const heading = drawHeadings(choices, inventor);
  const section = (kind: string, wordings: string, parts: Part[]): Section[] =>
    parts.length === 0 ? [] : [{ kind, heading: heading(random.word(wordings)), parts }];
  const { headings: named } = words;
  const { headings: usual } = inventor.vocabulary;
  const experience = section('experience', named.experience, drawJobs(choices, inventor, jobs, writer));
  const education = section('education', named.education, drawStudies(choices, inventor, studies));
  const style = choices.of<SkillStyle>('skills.style', {
    commas: 4,
    bullets: 2,
    groups: 2,
    strokes: 0.8,
    dots: 0.8,
    grid: 0.8,
    levels: 0.6,
    lines: 1.5,
    tags: 0.8,
    labelCells: 0.6,
  });
  const list = (items: string[], set: SkillStyle, field: string): Part[] =>
    items.length === 0
      ? []
      : [{ kind: 'list', items, style: set, label: random.word(named.skills), says: { field, entry: -1 } }];
  const skillSection = section('skills', named.skills, list(skills, style, 'skill'));
  const vocabulary = inventor.vocabulary;
  const text = (value: string): Part[] => [
    { kind: 'text', text: value, says: { field: 'noise', entry: -1 } },
  ];
  const extras = [
    ...section(
      'languages',
      usual.languages,
      list(
        random.some(vocabulary.languages.split('|'), random.between(0, 3)),
        random.pick(['lines', 'commas', 'bullets']),
        'noise',
      ),
    ),
    ...section(
      'certificates',
      usual.certificates,
      list(random.some(vocabulary.certificates.split('|'), random.between(0, 2)), 'lines', 'noise'),
    ),
    ...(random.chance(0.3)
      ? section('projects', usual.projects, list([inventor.task(), inventor.task()], 'bullets', 'noise'))
      : []),
    ...(random.chance(0.3)
      ? section(
          'other',
          named.other,
          text(random.pick(['Chess, hiking, cooking', 'Yoga, football', 'Photography'])),
        )
      : []),
  ];
  const summary = random.chance(0.5)
    ? section(
        'summary',
        usual.summary,
        text(random.word(vocabulary.summaries).replaceAll('{title}', contact.headline)),
      )
    : [];
  const mixed = choices.chance('sections.mixed', 0.06);
  const order = choices.of('sections.order', {
    jobsFirst: 5,
    studiesFirst: 2.5,
    skillsFirst: 1.5,
    skillsBetween: 1,
    extrasFirst: 0.4,
  });
  const own = barred ? [] : skillSection;
  const rest = barred ? [] : extras;
  const both: Section[] = [
    {
      kind: 'experience',
      heading: heading(random.word(named.career)),
      parts: [...experience, ...education].flatMap(({ parts }) => parts),
    },
  ];
  const career = mixed
    ? [...both, ...own, ...rest]
    : {
        jobsFirst: [...experience, ...education, ...own, ...rest],
        studiesFirst: [...education, ...experience, ...own, ...rest],
        skillsFirst: [...own, ...experience, ...education, ...rest],
        skillsBetween: [...experience, ...own, ...education, ...rest],
        extrasFirst: [...rest, ...education, ...experience, ...own],
      }[order];
  const noise = choices.of('noise', { none: 3, end: 1.2, top: 0.4 });
  const said = inventor.fill(random.word(words.noise));
  const facts: Part[] = [
    { kind: 'list', items: head.facts, style: 'lines', label: '', says: { field: 'contact', entry: -1 } },
  ];
  const sidebar = [...section('contact', usual.contact, facts), ...skillSection, ...extras];
  const sheet: Sheet = {
    frame,
    head:
      noise === 'top' && !barred
        ? [...head.rows, { left: [{ text: said, says: { field: 'noise', entry: -1 } }] }]
        : head.rows,
    main: [...summary, ...career, ...(noise === 'end' ? [{ heading: '', parts: text(said) }] : [])],
    side: barred ? sidebar : [],
    look,
  };
  return {
    seed,
    language: words.language,
    sheet,
    truth: truthOf(
      { name: `${first} ${last}`, ...contact, location: head.location, jobs, studies, skills },
      writer,
    ),
    choices: choices.made,
    kept: choices.kept,
  };
}

type Told = {
  name: string;
  email: string;
  phone: string;
  location: string | undefined;
  jobs: DrawnJob[];
  studies: DrawnStudy[];
  skills: string[];
};

function truthOf(
  { name, email, phone, location, jobs, studies, skills }: Told,
  writer: DateWriter,
): ResumeTruth {
  return {
    name,
    email,
    phone,
    ...(location === undefined ? {} : { location }),
    jobs: jobs.map(({ title, employer, start, end }) => ({
      title,
      company: employer,
      start: writer.known(start),
      end: end === null ? null : writer.known(end),
      current: end === null,
    })),
    schools: studies.map(({ school, degree, subject }) => ({
      institution: school,
      degree: bareDegree(degree) || null,
      field: subject === '' ? null : subject,
    })),
    skills,
  };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
}
