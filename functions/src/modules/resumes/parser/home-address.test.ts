import { expect, it } from 'vitest';
import { txtDocument } from './txt-lines.ts';
import { understand } from './understand.ts';

const JOB = '\n\nExperience\n\nCook, Hotel Astor\n2019 - 2022\n- Made soups for guests\n';
const homeOf = (head: string) => understand(txtDocument(head + JOB), '2026-11').location.value;

/** Heads of resumes as people of many countries write them, and the town that they live in. */
it.each([
  ['Ana Ruiz\nC/ Pintor Sorolla 22, 3ºB, 46002 Valencia · +34 612 345 678 · ana@mail.example', 'Valencia'],
  ['Ana Ruiz\nCalle Mayor 5, 2º A, 28013 Madrid\nana@mail.example', 'Madrid'],
  ['Johan Amer\nHalmstad, Sverige\njohan@mail.example | 070-123 45 67', 'Halmstad'],
  ['Ida Berg\nBorås\nida@mail.example', 'Borås'],
  ['Marco Neri\nParma (PR)\nmarco@mail.example', 'Parma'],
  ['Marco Neri\nVia Roma 12, 43121 Parma (PR)\nmarco@mail.example', 'Parma'],
  ['Luisa Conti\nresidente a Cesena (FC)\nluisa@mail.example', 'Cesena'],
  ['Ove Lie\nStorgata 5\nN-6100 Volda\nNorway\nove@lie.example', 'Volda'],
  ['João Reis\nRua das Flores, 120 - Centro - Joinville/SC\njoao@mail.example', 'Joinville'],
  ['João Reis\nJoinville - SC, Brasil\njoao@mail.example', 'Joinville'],
  ['João Reis\nJoinville, SC\n(47) 99123-4567\njoao@mail.example', 'Joinville'],
  ['Maria Silva\nBairro Santa Rita, Itapetininga/SP\nmaria@mail.example', 'Itapetininga'],
  ['Eva Klein\nMusterweg 3 | 89073 Ulm | eva@mail.example', 'Ulm'],
  ['Eva Klein\nMusterweg 3, D-89073 Ulm\neva@mail.example', 'Ulm'],
  ['Eva Klein\nWohnort: Bad Tölz\neva@mail.example', 'Bad Tölz'],
  ['Eva Klein\nwohnhaft in Bad Tölz\neva@mail.example', 'Bad Tölz'],
  ['Eva Klein\nAnschrift: Lindenstr. 8, 83646 Bad Tölz\neva@mail.example', 'Bad Tölz'],
  ['Urs Keller\nBahnhofstrasse 2\n8400 Winterthur\nurs@mail.example', 'Winterthur'],
  ['Urs Keller\nBahnhofstrasse 2, CH-8400 Winterthur, Schweiz\nurs@mail.example', 'Winterthur'],
  ['Lars Dahl\nNygade 4, 3. tv., 8600 Silkeborg\nlars@mail.example', 'Silkeborg'],
  ['Paul Petit\n12 bis rue Victor Hugo, 69100 Villeurbanne\npaul@mail.example', 'Villeurbanne'],
  ['Paul Petit\n12, rue Victor Hugo - 69100 Villeurbanne\npaul@mail.example', 'Villeurbanne'],
  ['Paul Petit\n8 allée des Pins\n33600 PESSAC\npaul@mail.example', 'Pessac'],
  ['Paul Petit\n90, Impasse de la pépinière – 38470 Beaulieu, France\npaul@mail.example', 'Beaulieu'],
  ['Paul Petit\nVilleurbanne (69)\npaul@mail.example', 'Villeurbanne'],
  ['Lotte Bos\nKerkstraat 12\n7417 TH Deventer\nNederland\nlotte@mail.example', 'Deventer'],
  ['Lotte Bos\nKerkstraat 12, 7417TH Deventer\nlotte@mail.example', 'Deventer'],
  ['Lotte Bos\nWoonplaats: Deventer\nlotte@mail.example', 'Deventer'],
  ['Jan Wilk\nul. Długa 5/12\n03-982 Warszawa\nPoland\njan@mail.example', 'Warszawa'],
  ['Jan Wilk\nul. Długa 5/12, 35-001 Rzeszów\njan@mail.example', 'Rzeszów'],
  ['Jan Wilk\nRzeszów, woj. podkarpackie\njan@mail.example', 'Rzeszów'],
  ['Ion Pop\nStr. Lungă nr. 12, Brașov, România\nion@mail.example', 'Brașov'],
  ['Ion Pop\nStr. Lungă nr. 12, bl. A2, ap. 4, 500035 Brașov\nion@mail.example', 'Brașov'],
  ['Ion Pop\nmun. Brașov, jud. Brașov\nion@mail.example', 'Brașov'],
  ['Tom Reed\n12 Mill Lane, Thame, Oxfordshire OX9 3AB\ntom@mail.example', 'Thame'],
  ['Tom Reed\nThame, Oxfordshire\ntom@mail.example', 'Thame'],
  ['Tom Reed\nFlat 4, 9 High Street, Falkirk FK1 1AA\ntom@mail.example', 'Falkirk'],
  ['Tom Reed\nCurrently based in Falkirk, Scotland\ntom@mail.example', 'Falkirk'],
  ['Tom Reed | Moab, UT | tom@mail.example', 'Moab'],
  ['Tom Reed\nMoab, UT 84532 | (435) 555-0134 | tom@mail.example', 'Moab'],
  ['Tom Reed\nP.O. Box 12, Moab, Utah 84532\ntom@mail.example', 'Moab'],
  ['Tom Reed\n123 Main Street #4\nMoab, UT 84532\ntom@mail.example', 'Moab'],
  ['Ravi Nair\nKochi, Kerala, India - 682001\nravi@mail.example', 'Kochi'],
  ['Ravi Nair\nH.No. 4-12, MG Road, Kochi - 682001, Kerala\nravi@mail.example', 'Kochi'],
  ['Mei Lin\nBundaberg QLD 4670\nmei@mail.example', 'Bundaberg'],
  ['Luz Mora\nGuadalajara, Jalisco, México\nluz@mail.example', 'Guadalajara'],
  ['Luz Mora\nCol. Centro, C.P. 44100, Guadalajara, Jal.\nluz@mail.example', 'Guadalajara'],
  ['Luz Mora\nBogotá D.C., Colombia\nluz@mail.example', 'Bogotá D.C.'],
  ['Inês Dias\nRua Nova, nº 8, 4700-123 Braga\nines@mail.example', 'Braga'],
  ['Inês Dias\nBraga, Portugal\nines@mail.example', 'Braga'],
  ['Ida Berg\nStorgatan 1, 503 30 Borås\nida@mail.example', 'Borås'],
  ['Ida Berg\nStorgatan 1\n503 30 BORÅS\nida@mail.example', 'Borås'],
  ['Lea Roy\nSherbrooke (Québec) J1H 1A1\nlea@mail.example', 'Sherbrooke'],
  ['Lea Roy\nSherbrooke, QC\nlea@mail.example', 'Sherbrooke'],
  ['Kim Ost\n📍 Remote / Lisbon, Portugal\nkim@mail.example', 'Lisbon'],
  ['Name: Kim Ost\nAdresse: Weinschenkstraße 14, 80999 München\nE-Mail: kim@mail.example', 'München'],
  ['Ann Reed\nS 10011 New York\nann@mail.example', 'New York'],
  ['Ann Reed\nNew York / Boston\nann@mail.example', 'New York'],
  ['Ann Reed\nGrace Hall 12, Ann Arbor (MI)\nann@mail.example', 'Ann Arbor'],
  ['Ann Reed\n11 Oak Ave, Apt 4, Miami, FL 33101\nann@mail.example', 'Miami'],
  ['Eva Klein\n89073 Neu-Ulm, DE\neva@mail.example', 'Neu-Ulm'],
  ['Kim Ost\nKontakt\nLinz/Österreich\nkim@mail.example', 'Linz'],
  ['Kim Ost\nLinz an der Donau, Austria - kim@mail.example - +43 660 1234567', 'Linz an der Donau'],
])('%s', (head, town) => {
  expect(homeOf(head)?.split(',')[0]?.toLowerCase()).toBe(town.toLowerCase());
});

it.each([
  'Kim Ost\nSenior Cook – Grand Hotel\nkim@mail.example',
  'Kim Ost\nFull Stack / DevOps\nkim@mail.example',
  'Kim Ost\nPython (ML)\nkim@mail.example',
  'Kim Ost (PA)\nkim@mail.example',
  'Kim Ost - PA\nkim@mail.example',
  'Kim Ost / RN\nkim@mail.example',
  'Kim Ost\nEconomics - MA\nkim@mail.example',
  'Kim Ost\nCommunications (BS)\nkim@mail.example',
  'Kim Ost\nBiology (BS), Yale\nkim@mail.example',
  'Kim Ost\nMicrosoft (MS)\nkim@mail.example',
  'Kim Ost\nSalary 50000 Euro\nkim@mail.example',
  'Kim Ost\nMember 12345 Rotary Club\nkim@mail.example',
  'Kim Ost\nBadge: 55512 Metro Police\nkim@mail.example',
  'Kim Ost\nMember - 123456\nkim@mail.example',
  'Kim Ost\nBewerbung an: Bosch GmbH, Postfach 10, 70049 Stuttgart\nkim@mail.example',
  'Kim Ost\nLocation: Remote\nkim@mail.example',
])('finds no town in %s', (head) => {
  expect(homeOf(head)).toBeNull();
});

/** Two letters of a state are also those of a region in Brazil or Italy. */
it.each([
  ['Los Angeles (CA)', '310-555-0188', 'Los Angeles, CA', '+13105550188'],
  ['Boston - MA', '617-555-0188', 'Boston, MA', '+16175550188'],
  ['Boston/MA', '617-555-0188', 'Boston, MA', '+16175550188'],
  ['Nashville (TN)', '615-555-0188', 'Nashville, TN', '+16155550188'],
  ['Washington - DC', '202-555-0188', 'Washington, DC', '+12025550188'],
  ['Columbia - SC', '803-555-0188', null, '+18035550188'],
  ['Springfield (62)', '217-555-0188', null, '+12175550188'],
  ['Spokane, WA, 9920', '509-555-0188', null, '+15095550188'],
  ['Toronto/ON', '416-555-0188', 'Toronto, ON', '+14165550188'],
  ['Perth, WA 6000', '0412 345 678', 'Perth', '+61412345678'],
  ['Parma (PR)', '0521 234567', 'Parma', '+390521234567'],
  ['Joinville - SC', '(47) 99123-4567', 'Joinville', '+5547991234567'],
  ['Rua Nova 8, Itapetininga/SP', '(15) 99123-4567', 'Itapetininga', '+5515991234567'],
])('reads %s with %s', (town, number, home, phone) => {
  const read = understand(txtDocument(`Ann Reed\n${town}\n${number}\nann@mail.example${JOB}`), '2026-11');
  expect([read.location.value, read.phone.value]).toEqual([home, phone]);
});
