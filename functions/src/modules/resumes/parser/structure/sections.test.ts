import { describe, expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { looseHeading, strictHeading } from './headings.ts';
import { toSections } from './sections.ts';

const kinds = (text: string) => toSections(txtDocument(text).lines).sections.map((section) => section.kind);

describe('headings', () => {
  it.each([
    ['EXPERIENCE', 'experience'],
    ['Work Experience:', 'experience'],
    ['W O R K  H I S T O R Y', 'experience'],
    ["Where I've Worked", 'experience'],
    ['Berufserfahrung', 'experience'],
    ['Formación académica', 'education'],
    ['Core Competencies', 'skills'],
    ['Programs, Skills, Software', 'skills'],
    ['Licensure & Certifications', 'certificates'],
    ['About Me', 'summary'],
    ['Idiomas', 'languages'],
    ['Publications', 'publications'],
  ])('%s opens %s', (text, kind) => {
    expect(strictHeading(text.replace(/:$/, ''))).toBe(kind);
  });

  it.each(['open-source projects', 'Experience with Kafka and Spark', 'Skills matter.', 'Education 2012'])(
    '%s is none, word for word',
    (text) => {
      expect(strictHeading(text)).toBeUndefined();
    },
  );

  it('knows new ones by their last word', () => {
    expect(looseHeading('Selected Consulting Experience')).toBe('experience');
    expect(looseHeading('Compiler for a language — coursework')).toBeUndefined();
  });

  it.each([
    ['Akademische Laufbahn', 'education'],
    ['Parcours Professionnel Académique', 'experience'],
    ['Sprachliche Kenntnisse', 'languages'],
    ['Zusätzliche Qualifikationen', 'skills'],
    ['Formação acadêmica e complementar', 'education'],
    ['Esperienze lavorative principali', 'experience'],
    ['Utbildning & kurser', 'education'],
    ['Doświadczenie w branży', 'experience'],
  ])('knows %s by its words', (text, kind) => expect(looseHeading(text)).toBe(kind));

  it.each([
    'FORMATION CONSEIL SARL',
    'PROJEKTE & BAU GMBH',
    'IDIOMAS CERVANTES',
    'LINGUE NEL MONDO',
    'SPRACHENZENTRUM BONN',
  ])('takes the employer %s for no heading', (text) => expect(looseHeading(text)).toBeUndefined());

  it.each([
    'WEITERE KENNTNISSE',
    'COMPETENZE LINGUISTICHE',
    'PARCOURS PROFESSIONNEL ACADÉMIQUE',
    'AKADEMISCHE LAUFBAHN',
  ])('knows %s in capitals', (text) => expect(looseHeading(text)).toBeDefined());

  it.each(['Projektleiter Weiterbildung', 'Praktikant Marketing', 'Technische Universität Darmstadt'])(
    'takes %s for no heading',
    (text) => expect(looseHeading(text)).toBeUndefined(),
  );
});

describe('sections', () => {
  it('begin at headings, and content may stand behind the colon', () => {
    const text = 'Ann Lee\n\nOBJECTIVE: A quiet job.\n\nSKILLS\nJava\n\nLANGUAGES: Dutch, Thai\n';
    expect(kinds(text)).toEqual(['summary', 'skills', 'languages']);
  });

  it('do not begin at a label within a list of skills', () => {
    expect(kinds('Ann Lee\n\nSKILLS\nLanguages: Java, Go\nTools: Git, Docker\n\nEDUCATION\nLund\n')).toEqual([
      'skills',
      'education',
    ]);
  });

  it('do not begin at a label within a job', () => {
    const job =
      'Developer\nAcme Ltd\n2015 - 2019\n\nSkills used:\n\nTechnologies: Java, SQL\n\nBuilt things.';
    expect(kinds(`Ann Lee\n\nEXPERIENCE\n\n${job}\n\nEDUCATION\nLund\n`)).toEqual([
      'experience',
      'education',
    ]);
  });

  it('leave page numbers out', () => {
    const { sections } = toSections(txtDocument('Ann\n\nSKILLS\nJava\nPage 1 of 2\f2/2\nSQL\n').lines);
    expect(sections[0]!.lines.map((line) => line.text)).toEqual(['Java', 'SQL']);
  });
});

describe('headings that stand more than once', () => {
  it('leaves labels within jobs in their section', () => {
    const text = [
      'EXPERIENCE',
      'Planner',
      'Oakline',
      'June 2018 - May 2020',
      'HIGHLIGHTS',
      '- Planned two seasons',
      'Cook',
      'Verano Foods',
      'June 2016 - May 2018',
      'HIGHLIGHTS',
      '- Cooked for 200 guests',
      'EDUCATION',
      'BSc Biology, University of Leeds, 2015',
    ].join('\n');
    expect(kinds(text)).toEqual(['experience', 'education']);
  });

  it.each(['PROJECTS', 'ACHIEVEMENTS'])(
    'opens the section that is set otherwise than a label: %s',
    (title) => {
      const label = title[0] + title.slice(1).toLowerCase();
      const section = { style: 'bold|28|caps', size: 1.4, accent: true };
      const looks: Record<string, object> = {
        EXPERIENCE: section,
        [title]: section,
        EDUCATION: section,
        [label]: { style: 'bold|20|', accent: true },
      };
      const text = [
        'EXPERIENCE',
        'Planner',
        'Oakline',
        'June 2018 - May 2020',
        label,
        '- Planned two seasons',
        '',
        title,
        'Tide table for the harbour',
        '',
        'EDUCATION',
        'BSc Biology, University of Leeds, 2015',
      ].join('\n');
      const lines = txtDocument(text).lines.map((line) => ({
        ...line,
        style: 'body|20|',
        ...looks[line.text],
      }));
      expect(toSections(lines).sections.map(({ kind }) => kind)).toEqual([
        'experience',
        strictHeading(title),
        'education',
      ]);
    },
  );
});
