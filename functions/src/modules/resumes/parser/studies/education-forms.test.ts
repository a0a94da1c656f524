import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { readEducation } from './education.ts';

const read = (text: string) =>
  readEducation(txtDocument(text).lines).map(({ degree, field, school }) => [degree, field, school]);

/** Whole entries as real people write them: degree, field and school of each. */
it.each<[string, (string | null)[][]]>([
  ['Ekonomia (Magister)\nUniwersytet Śląski  2012 - 2014', [['Magister', 'Ekonomia', 'Uniwersytet Śląski']]],
  [
    'sep 2010 – mei 2014\nTechnische Informatica (BSc) – Hogeschool Zuyd',
    [['BSc', 'Technische Informatica', 'Hogeschool Zuyd']],
  ],
  [
    'Bachelor of Science in Civil Engineering University of Leeds, First Class — 2015',
    [['Bachelor of Science', 'Civil Engineering', 'University of Leeds']],
  ],
  [
    'Master of Arts in Modern History Northumbria University, 2015',
    [['Master of Arts', 'Modern History', 'Northumbria University']],
  ],
  ['Bachelor, Business School Lausanne, 2011', [['Bachelor', null, 'Business School Lausanne']]],
  [
    'Sep 2016 — Jun 2017  Bar Training Course, BPP University',
    [['Bar Training Course', null, 'BPP University']],
  ],
  ['Maths Sup, Lycée Malherbe, Caen, 1999', [['Maths Sup', null, 'Lycée Malherbe']]],
  [
    'Bachelor of Commerce\nCollege (Osmania University)\n2011 to 2014',
    [['Bachelor of Commerce', null, 'College (Osmania University)']],
  ],
  ['Physics, Leeds University, 2012', [[null, 'Physics', 'Leeds University']]],
  ['Richmond, Virginia Commonwealth University, 2012', [[null, null, 'Virginia Commonwealth University']]],
  ['1996–1998  DUT, IUT de Troyes, Troyes, Génie mécanique', [['DUT', 'Génie mécanique', 'IUT de Troyes']]],
  [
    '2015–2017  Weber State University, Nursing Course Credit, Salt Lake City UT',
    [[null, 'Nursing Course Credit', 'Weber State University']],
  ],
  [
    'Universidad Nacional del Litoral, Facultad de Derecho\nAbogacía en curso, 2011 - 2014',
    [[null, null, 'Universidad Nacional del Litoral']],
  ],
  [
    'Facultatea de Drept, Universitatea din Craiova, 2010 - 2014',
    [[null, null, 'Universitatea din Craiova']],
  ],
  [
    'Columbia College, 2011\nMaster of Science - Applied Physics\nFaculty of Applied Science',
    [['Master of Science', 'Applied Physics', 'Columbia College']],
  ],
  [
    '2010 - 2015\nÜniversite\nEge Üniversitesi Mühendislik Fakültesi Bilgisayar Mühendisliği\nİkinci sınıfın sonunda bölüm değiştirip yeni programa geçiş yaptım.\n2003 - 2007\nLise\nAydın Lisesi',
    [
      [null, 'Bilgisayar Mühendisliği', 'Ege Üniversitesi'],
      ['Lise', null, 'Aydın Lisesi'],
    ],
  ],
  [
    '2011–2019  Abitur, Goethe-Gymnasium, Hagen\nZweisprachiger Zweig bis zum Ende, engagiert mit Kursen der Chemie\n2019–2023  Bachelor, Hochschule Hamm\nSoziale Arbeit in dualem Studium.',
    [
      ['Abitur', null, 'Goethe-Gymnasium'],
      ['Bachelor', null, 'Hochschule Hamm'],
    ],
  ],
  [
    'University of Iowa      Iowa City, Iowa\nM.B.A. in Strategy  2015 – 2017\nB.S. in Biology  2011 – 2015',
    [
      ['M.B.A.', 'Strategy', 'University of Iowa'],
      ['B.S.', 'Biology', 'University of Iowa'],
    ],
  ],
  [
    'ISTEC Nord      Lille, France\nDiplôme d’ingénieur (Alternance) - Génie civil  2020 – 2023\nIUT de Lens      Lens, France\nDUT - Informatique  2018 – 2020',
    [
      ["Diplôme d'ingénieur", 'Génie civil', 'ISTEC Nord'],
      ['DUT', 'Informatique', 'IUT de Lens'],
    ],
  ],
  [
    '• Doutorado\nGeografia:  (2017 - Atual) Universidade Federal do Acre - UFAC\n• Mestrado\nGeografia:  (2014 - 2016) Universidade Federal do Amapá',
    [
      ['Doutorado', 'Geografia', 'Universidade Federal do Acre - UFAC'],
      ['Mestrado', 'Geografia', 'Universidade Federal do Amapá'],
    ],
  ],
  ['Ingénieur en Matériaux et Surfaces, CPE, Lyon, 2004', [['Ingénieur', 'Matériaux et Surfaces', 'CPE']]],
  [
    '2011–2018  Ing. En Sistemas, Instituto Tecnológico de Tepic',
    [['Ing.', 'Sistemas', 'Instituto Tecnológico de Tepic']],
  ],
  [
    "Bachelor's Degree in:\nCivil Engineering,\nUniversidade Federal do Pará, Belém\n2015",
    [["Bachelor's Degree", 'Civil Engineering', 'Universidade Federal do Pará']],
  ],
  [
    'University of Trento, 2015 - 2018\nBachelor of Science, Physics\nThesis: On the use of\nseveral LLM (SmallCoder, Other) in a lab',
    [['Bachelor of Science', 'Physics', 'University of Trento']],
  ],
  [
    'BSc, Computing, University of Hull, 2010\nBSc final project: Voices of the web',
    [['BSc', 'Computing', 'University of Hull']],
  ],
  [
    'Studium der Chemie · Karlsruher Institut für Technologie (KIT)\n10/2013 – 03/2014',
    [['Studium', 'Chemie', 'Karlsruher Institut für Technologie (KIT)']],
  ],
  [
    '09.2014-09.2016,\nSzkoła Główna Handlowa\nuzyskany tytuł magistra ekonomii',
    [['magistra', 'ekonomii', 'Szkoła Główna Handlowa']],
  ],
  [
    'Secondary School Diploma in Accounting\nG. Galilei, Verona\n2013 – 2018',
    [['Secondary School Diploma', 'Accounting', 'G. Galilei']],
  ],
  [
    'Fredrik Borggymnasiet, Lund  2006 – 2009\nStudied 2700 high school points in the Science program',
    [[null, null, 'Fredrik Borggymnasiet']],
  ],
  [
    'Año  Título  Institución\n2015 – 2016  Magíster en Turismo  Universidad Austral',
    [['Magíster', 'Turismo', 'Universidad Austral']],
  ],
  [
    'Date  10/2000 - 03/2006\nLaurea in Farmacia\nUniversità di Pavia',
    [['Laurea', 'Farmacia', 'Università di Pavia']],
  ],
  ['Mittlere Berufsbildungsreife\nAugust 2016 – März 2018', [['Mittlere Berufsbildungsreife', null, null]]],
  [
    'Master of Engineering, Royal Institute of\nTechnology, 2014',
    [['Master of Engineering', null, 'Royal Institute of Technology']],
  ],
  [
    'ETH Zürich\nMaster of Science\nComputational Physics and\nChemistry',
    [['Master of Science', 'Computational Physics and Chemistry', 'ETH Zürich']],
  ],
  [
    'Educación Media  2012 – 2018\nColegio San Luis      Bogotá, Colombia',
    [['Educación Media', null, 'Colegio San Luis']],
  ],
])('%s', (text, entries) => {
  expect(read(text)).toEqual(entries);
});
