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
/** Set against the right edge of a column. */
const setRight = (text: string, edge: number, y: number) => item(text, edge - text.length * 5, y);

const list = (texts: string[], x: number, y: number) =>
  texts.map((text, index) => item(text, x, y + 14 * index));

const documentOf = (items: PdfItem[]) => pdfDocument([{ width: 595, height: 842, items, links: [] }]);
const linesOf = (items: PdfItem[]) => documentOf(items).lines.map(({ text }) => text);
const read = (items: PdfItem[]) => understand(documentOf(items), '2026-11');
const jobsOf = (items: PdfItem[]) =>
  read(items).experience.map(({ title, employer, start }) => `${title} @ ${employer} ${start?.slice(0, 4)}`);
const skillsOf = (items: PdfItem[]) => read(items).skills.map(({ value }) => value);

describe('labels of a form that wrap', () => {
  const row = (label: string, value: string, y: number) => [setRight(label, 216, y), item(value, 227, y)];
  const person = (name: string, email: string) => [
    ...row('Nome', name, 60),
    ...row('E-mail', email, 76),
    ...row('Nazionalità', 'Italiana', 92),
  ];

  it('are put together, so that they say what is beside them', () => {
    const job = (y: number, dates: string, employer: string, title: string) => [
      ...row('Date (da - a)', dates, y),
      ...row('Nome e indirizzo del datore di', employer, y + 16),
      setRight('lavoro', 216, y + 28),
      ...row('Tipo di impiego', title, y + 44),
    ];
    const items = [
      ...person('Bruno Castaldi', 'bruno.castaldi@posta.it'),
      heading('ESPERIENZA LAVORATIVA', 69, 112),
      ...job(130, '2012 - 2019', 'Officine Meridiane S.p.A., Bari', 'Tornitore'),
      ...job(196, '2005 - 2012', 'Carpenteria Lorusso S.r.l., Bari', 'Saldatore'),
    ];
    expect(jobsOf(items)).toEqual([
      'Tornitore @ Officine Meridiane S.p.A. 2012',
      'Saldatore @ Carpenteria Lorusso S.r.l. 2005',
    ]);
  });

  it('are put together with a value that wraps beside them', () => {
    const items = [
      ...row('Nume', 'Irina Dobre', 60),
      ...row('Adresa', 'Strada Lungă 4, Brașov', 76),
      ...row('E-mail', 'irina.dobre@posta.ro', 92),
      ...row('Numele și tipul instituției', 'Universitatea Transilvania,', 108),
      ...row('de învățământ', 'Facultatea de Litere', 120),
      ...row('Calificarea', 'Diplomă de licență', 136),
    ];
    expect(linesOf(items)).toContain(
      'Numele și tipul instituției de învățământ  Universitatea Transilvania, Facultatea de Litere',
    );
  });

  it('but a label that begins with a capital is one of its own', () => {
    const items = [
      ...person('Bruno Castaldi', 'bruno.castaldi@posta.it'),
      ...row('Patente', 'B', 108),
      setRight('Hobby', 216, 120),
    ];
    expect(linesOf(items).slice(-2)).toEqual(['Patente  B', 'Hobby']);
  });
});

describe('dates and labels left of headings', () => {
  const entry = (y: number, dates: string, head: string, told: string[]) => [
    setRight(dates, 110, y),
    item(head, 119, y, bold),
    ...list(told, 119, y + 14),
  ];
  const told = (text: string) => [text, 'Worked with the whole team on site.'];

  it('stay beside their text where a label is a word that heads sections', () => {
    const items = [
      heading('Anders Holmqvist', 48, 40, { size: 28 }),
      heading('Erfarenhet', 119, 100),
      ...entry(120, '2016–2021', 'Svetsare, Norrverken AB, Luleå', told('Svetsade rör.')),
      ...entry(170, '2011–2016', 'Montör, Pitebygg AB, Piteå', told('Monterade ställningar.')),
      heading('Utbildning', 119, 230),
      ...entry(250, '2008–2011', 'Industriprogrammet, Strömbackaskolan', told('Svets och plåt.')),
      heading('Övrigt', 119, 310),
      ...entry(330, 'Språk', 'Svenska, engelska', told('Läser även finska.')),
      ...entry(380, 'Verktyg', 'TIG, MIG', told('Plasmaskärning.')),
    ];
    expect(jobsOf(items)).toEqual(['Svetsare @ Norrverken AB 2016', 'Montör @ Pitebygg AB 2011']);
  });

  it('but a side bar whose lines stand alone is a column', () => {
    const items = [
      heading('Anders Holm', 48, 40, { size: 28 }),
      heading('Education', 40, 100),
      ...list(['2008–2011', 'Welding', 'Pitea School'], 40, 118),
      heading('Skills', 40, 180),
      ...list(['TIG', 'MIG', 'Plasma'], 40, 198),
      heading('Experience', 200, 100),
      item('Welder, Norrverken AB', 200, 118, bold),
      ...list(['2016–2021', 'Welded pipes for the northern line'], 200, 132),
      item('Fitter, Pitebygg AB', 200, 170, bold),
      ...list(['2011–2016', 'Put up scaffolds in two towns'], 200, 184),
    ];
    expect(skillsOf(items)).toEqual(['TIG', 'MIG', 'Plasma']);
    expect(jobsOf(items)).toEqual(['Welder @ Norrverken AB 2016', 'Fitter @ Pitebygg AB 2011']);
  });
});

it('reads under headings in the middle of the page what stands in two columns below them', () => {
  const middle = (text: string, y: number) => heading(text, 297.5 - text.length * 3.5, y);
  const row = (y: number, left: string[], right: string[]) => [...list(left, 74, y), ...list(right, 213, y)];
  const items = [
    middle('Marta Salgueiro', 50),
    middle('Experiência profissional', 100),
    ...row(120, ['Padaria Lima', '2016 - 2020'], ['Pasteleira', 'bolos de encomenda', 'compras']),
    middle('Educação', 180),
    ...row(200, ['2013 - 2016'], ['Escola Profissional de Braga', 'Pastelaria']),
    middle('Competências', 250),
    item('Fermentação, Chocolate, Gelados', 49, 270),
    middle('Idiomas', 310),
    item('Francês', 49, 330),
  ];
  expect(jobsOf(items)).toEqual(['Pasteleira @ Padaria Lima 2016']);
});

describe('a table of skills with a head row', () => {
  const row = (y: number, cells: [string, number][]) => cells.map(([text, x]) => item(text, x, y));

  it('has its skills in one of its columns, and a legend above', () => {
    const items = [
      heading('Hanna Brückner', 60, 40, { size: 24 }),
      item('hanna.brueckner@posteo.de', 60, 66),
      heading('EDV-Kenntnisse', 60, 100),
      item('Grundkenntnisse', 100, 116, { size: 8, width: 60 }),
      item('vertiefte Kenntnisse', 300, 116, { size: 8, width: 80 }),
      ...row(136, [
        ['Stufe', 100],
        ['Programm', 200],
        ['Jahre', 300],
        ['Bemerkung', 350],
      ]),
      ...row(152, [
        ['CAD', 40],
        ['SolidWorks', 200],
        ['6', 310],
        ['Gehäuse und Werkzeuge', 350],
      ]),
      ...row(168, [
        ['Inventor', 200],
        ['3', 310],
        ['Blechteile', 350],
      ]),
      ...row(184, [
        ['Büro', 40],
        ['Excel', 200],
        ['9', 310],
        ['Kalkulation', 350],
      ]),
      heading('Hobbys', 60, 220),
      item('Rudern', 60, 240),
    ];
    expect(skillsOf(items)).toEqual(['SolidWorks', 'Inventor', 'Excel']);
  });

  it('has no other columns read, wherever the skills stand', () => {
    const items = [
      heading('Hugo Prieto', 60, 40, { size: 24 }),
      item('hugo.prieto@correo.es', 60, 66),
      heading('Habilidades', 60, 100),
      ...row(120, [
        ['Herramienta', 60],
        ['Nivel', 200],
      ]),
      ...row(136, [
        ['AutoCAD', 60],
        ['Obra y detalle', 200],
      ]),
      ...row(152, [
        ['Revit', 60],
        ['Modelos de planta', 200],
      ]),
    ];
    expect(skillsOf(items)).toEqual(['AutoCAD', 'Revit']);
  });

  it('but skills side by side without one are all read', () => {
    const items = [
      heading('Hugo Prieto', 60, 40, { size: 24 }),
      item('hugo.prieto@correo.es', 60, 66),
      heading('Habilidades', 60, 100),
      ...row(120, [
        ['AutoCAD', 60],
        ['Revit', 200],
      ]),
      ...row(136, [
        ['SketchUp', 60],
        ['Lumion', 200],
      ]),
    ];
    expect(skillsOf(items)).toEqual(['AutoCAD', 'Revit', 'SketchUp', 'Lumion']);
  });
});
