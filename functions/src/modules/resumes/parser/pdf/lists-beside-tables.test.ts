import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { pdfDocument } from './pdf-lines.ts';
import type { PdfItem } from './pdf-read.ts';

const bold = { font: 'bold' };

function item(text: string, x: number, y: number, more: Partial<PdfItem> = {}): PdfItem {
  return { text, x, y, width: text.length * 5, size: 10, font: 'body', upright: true, ...more };
}

const heading = (text: string, x: number, y: number, more: Partial<PdfItem> = {}) =>
  item(text, x, y, { ...bold, size: 14, width: text.length * 7, ...more });

/** Items one below the other. */
const list = (texts: string[], x: number, y: number) =>
  texts.map((text, index) => item(text, x, y + 14 * index));

const read = (items: PdfItem[]) =>
  understand(pdfDocument([{ width: 595, height: 842, items, links: [] }]), '2026-11');
const jobsOf = (items: PdfItem[]) =>
  read(items).experience.map(({ title, employer }) => `${title} @ ${employer}`);
const skillsOf = (items: PdfItem[]) => read(items).skills.map(({ value }) => value);

describe('lists side by side below a table of jobs', () => {
  const job = (y: number, dates: string[], employer: string, title: string, duty: string) => [
    ...list(dates, 40, y),
    item(employer, 150, y, bold),
    item(title, 150, y + 14),
    item(duty, 162, y + 28),
  ];

  it('leave the dates beside their jobs', () => {
    const items = [
      heading('Rosa Lindhorst', 200, 40, { size: 24 }),
      item('rosa.lindhorst@posteo.de', 200, 70),
      heading('Berufserfahrung', 40, 110),
      ...job(130, ['2019', '– heute'], 'Stadtwerke Ulm GmbH', 'Elektronikerin', 'Wartung der Pumpen'),
      ...job(190, ['2014', '– 2019'], 'Elektro Haas GmbH', 'Monteurin', 'Verdrahtung von Anlagen'),
      heading('Ausbildung', 40, 250),
      item('2010 – 2014', 40, 270),
      item('Berufsschule Ulm', 150, 270, bold),
      item('Gesellenbrief Elektronik', 150, 284),
      heading('Kenntnisse', 40, 330),
      heading('Sprachen', 150, 330),
      ...list(['SPS', 'EPLAN', 'KNX', 'AutoCAD'], 52, 350),
      ...list(['Deutsch', 'Polnisch'], 162, 350),
    ];
    expect(jobsOf(items)).toEqual(['Elektronikerin @ Stadtwerke Ulm GmbH', 'Monteurin @ Elektro Haas GmbH']);
    expect(skillsOf(items)).toEqual(['SPS', 'EPLAN', 'KNX', 'AutoCAD']);
  });

  it('and above one as well', () => {
    const items = [
      heading('Lucía Barrera', 200, 40, { size: 24 }),
      item('lucia.barrera@correo.es', 200, 70),
      heading('Idiomas', 40, 110),
      heading('Habilidades', 150, 110),
      ...list(['Inglés', 'Francés'], 52, 130),
      ...list(['Excel', 'SAP', 'Contaplus'], 162, 130),
      heading('Experiencia', 40, 200),
      ...job(220, ['2018', '– 2023'], 'Conservas Laredo S.A.', 'Contable', 'Cierre mensual'),
      ...job(280, ['2012', '– 2018'], 'Aceites Moya S.L.', 'Auxiliar contable', 'Facturas y cobros'),
    ];
    expect(jobsOf(items)).toEqual([
      'Contable @ Conservas Laredo S.A.',
      'Auxiliar contable @ Aceites Moya S.L.',
    ]);
    expect(skillsOf(items)).toEqual(['Excel', 'SAP', 'Contaplus']);
  });

  it('but a side bar that names its own dates stays one column', () => {
    const items = [
      heading('Owen Tarrant', 200, 40, { size: 24 }),
      heading('Education', 40, 110),
      heading('Experience', 220, 110),
      ...list(['BA History', 'Leeds University', '2010 – 2013', 'Skills', 'Archives', 'Latin'], 40, 130),
      item('Archivist', 220, 130, bold),
      item('Harbour Museum, 2016 – 2022', 220, 144),
      ...list(['Described the papers of three families', 'Ran the reading room'], 232, 158),
      item('Library Assistant', 220, 190, bold),
      item('City Library, 2013 – 2016', 220, 204),
      ...list(['Lent and shelved the books'], 232, 218),
    ];
    expect(jobsOf(items)).toEqual(['Archivist @ Harbour Museum', 'Library Assistant @ City Library']);
    expect(read(items).education.map(({ school }) => school)).toEqual(['Leeds University']);
  });
});

describe('places against the gutter of a side bar', () => {
  const setRight = (text: string, y: number, edge = 390) => item(text, edge - text.length * 5, y);
  const bar = [
    heading('Contatti', 430, 80),
    ...list(['carla.sarti@posta.it', '051 555 0144'], 430, 103),
    heading('Competenze', 430, 160),
    ...list(['Photoshop', 'Blender', 'Rhino', 'InDesign'], 430, 183),
  ];
  const job = (y: number, dates: string, title: string, place: string, employer: string) => [
    item(dates, 40, y),
    item(title, 40, y + 14, bold),
    setRight(place, y + 14),
    item(employer, 40, y + 28, { font: 'italic' }),
    item('Disegni per la produzione e modelli in legno', 40, y + 42),
  ];

  it('belong to the jobs that they stand behind', () => {
    const items = [
      heading('Carla Sarti', 40, 40, { size: 24 }),
      heading('Esperienza', 40, 80),
      ...job(100, '2018 – 2022', 'Disegnatrice di mobili per esterni', 'Bologna', 'Arredi Falco S.r.l.'),
      ...job(170, '2015 – 2018', 'Modellista', 'Reggio Emilia', 'Studio Neri'),
      ...job(240, '2012 – 2015', 'Assistente alla progettazione di interni', 'Parma', 'Gruppo Valli S.p.A.'),
      ...bar,
    ];
    expect(jobsOf(items)).toEqual([
      'Disegnatrice di mobili per esterni @ Arredi Falco S.r.l.',
      'Modellista @ Studio Neri',
      'Assistente alla progettazione di interni @ Gruppo Valli S.p.A.',
    ]);
    expect(read(items).experience.map(({ location }) => location)).toEqual([
      'Bologna',
      'Reggio Emilia',
      'Parma',
    ]);
    expect(skillsOf(items)).toEqual(['Photoshop', 'Blender', 'Rhino', 'InDesign']);
  });

  it('but the items of a side bar that begin at one place are its own', () => {
    const { lines } = pdfDocument([
      {
        width: 595,
        height: 842,
        items: [
          heading('Experience', 40, 80),
          ...list(['2018 – 2022', 'Joiner', 'Falcon Works', '2015 – 2018', 'Turner', 'Neri & Sons'], 40, 103),
          heading('Skills', 330, 80),
          ...list(['Lathe work', 'Veneers', 'Glue', 'Inlay'], 330, 103),
        ],
        links: [],
      },
    ]);
    expect(lines.map(({ text }) => text).slice(-5)).toEqual([
      'Skills',
      'Lathe work',
      'Veneers',
      'Glue',
      'Inlay',
    ]);
  });
});

describe('what dates on a line of their own date', () => {
  const job = (y: number, dates: string, title: string, employer: string, duty: string) => [
    item(dates, 40, y),
    item(title, 40, y + 14, bold),
    item(employer, 40, y + 28, { font: 'italic' }),
    item(duty, 40, y + 42),
  ];

  it('is told by its face where its words are those of a sentence', () => {
    const items = [
      heading('Inès Daviaud', 40, 40, { size: 24 }),
      heading('Expérience', 40, 80),
      ...job(
        100,
        '2019 – 2023',
        'Conductrice de machines dans une imprimerie',
        'Presses Lormont',
        'Réglage et entretien des presses',
      ),
      ...job(
        170,
        '2016 – 2019',
        'Aide dans un atelier de reliure',
        'Ateliers Guérin',
        'Couture et dorure des livres anciens',
      ),
    ];
    expect(jobsOf(items)).toEqual([
      'Conductrice de machines dans une imprimerie @ Presses Lormont',
      'Aide dans un atelier de reliure @ Ateliers Guérin',
    ]);
  });

  it('is not told by it where the face is that of the text', () => {
    const plain = (y: number, dates: string, told: string) => [
      item('Printer, Lormont Press', 40, y, bold),
      item(dates, 40, y + 14),
      item(told, 40, y + 28),
      item('Kept the machines clean and in good order', 40, y + 42),
    ];
    const items = [
      heading('Ines Daviaud', 40, 40, { size: 24 }),
      heading('Experience', 40, 80),
      ...plain(100, '2019 – 2023', 'Set and ran presses for a daily'),
      ...plain(170, '2016 – 2019', 'Cut and bound books for schools'),
    ];
    expect(jobsOf(items)).toEqual(['Printer @ Lormont Press', 'Printer @ Lormont Press']);
  });
});

describe('names of groups within skills', () => {
  const group = (name: string, texts: string[], y: number, look: Partial<PdfItem>) => [
    item(name, 40, y, { size: 11, ...look }),
    ...list(texts, 40, y + 16),
  ];

  it('are no sections and no skills, if they are set smaller than the heading', () => {
    const items = [
      heading('Piotr Zawada', 40, 40, { size: 24 }),
      item('piotr.zawada@poczta.pl', 40, 66),
      heading('Umiejętności', 40, 100),
      ...group('Technologie', ['HTML', 'CSS'], 120, bold),
      ...group('Elektronika', ['Arduino', 'Altium'], 180, bold),
      heading('Zainteresowania', 40, 250),
      ...list(['Szachy'], 40, 270),
    ];
    expect(skillsOf(items)).toEqual(['HTML', 'CSS', 'Arduino', 'Altium']);
  });

  it('but lines that look like the others are skills', () => {
    const items = [
      heading('Piotr Zawada', 40, 40, { size: 24 }),
      item('piotr.zawada@poczta.pl', 40, 66),
      heading('Skills', 40, 100),
      ...list(['Software', 'HTML', 'CSS', 'Arduino'], 40, 130),
    ];
    expect(skillsOf(items)).toEqual(expect.arrayContaining(['HTML', 'CSS', 'Arduino']));
  });
});
