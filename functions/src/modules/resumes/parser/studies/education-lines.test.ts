import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { readEducation } from './education.ts';

/** Degree, field and school of entries as people of eleven languages write them. */
it.each([
  [
    "2005 - 2008  Titre d'ingénieur en Informatique, ESI Supinfo, Strasbourg",
    "Titre d'ingénieur",
    'Informatique',
    'ESI Supinfo',
  ],
  [
    '2002  Baccalauréat scientifique, La Providence, Amiens',
    'Baccalauréat scientifique',
    null,
    'La Providence',
  ],
  ['BA Area Studies, SOAS University, 2010', 'BA', 'Area Studies', 'SOAS University'],
  ['BA Area: Asian Studies, SOAS University, 2010', 'BA', 'Asian Studies', 'SOAS University'],
  ['BA Do-It-Yourself Design, City University, 2010', 'BA', 'Do-It-Yourself Design', 'City University'],
  ['Thema Institute, Diploma, 2012', 'Diploma', null, 'Thema Institute'],
  ['Temat School, BSc Physics, 2014', 'BSc', 'Physics', 'Temat School'],
  [
    'BTS Comptabilité et gestion, Lycée Jean Moulin, Béziers, 2012',
    'BTS',
    'Comptabilité et gestion',
    'Lycée Jean Moulin',
  ],
  [
    '2012 : Licence professionnelle Logistique, IUT de Roanne',
    'Licence professionnelle',
    'Logistique',
    'IUT de Roanne',
  ],
  [
    "DEC en Techniques de l'informatique, Cégep de Sherbrooke, 2011",
    'DEC',
    "Techniques de l'informatique",
    'Cégep de Sherbrooke',
  ],
  ['HMONP, ENSAP Lille, 2011', 'HMONP', null, 'ENSAP Lille'],
  [
    '2009 - 2011  Master 2 Droit des affaires - Université de Nantes',
    'Master 2',
    'Droit des affaires',
    'Université de Nantes',
  ],
  ['CAP Cuisine – CFA Médéric, Paris – 2010', 'CAP', 'Cuisine', 'CFA Médéric'],
  ['Doctorat en écologie\nUniv. Montpellier, France, 2016', 'Doctorat', 'écologie', 'Univ. Montpellier'],
  [
    'Magisterprogram i Miljövetenskap, Lunds universitet, 2002-2008',
    'Magisterprogram',
    'Miljövetenskap',
    'Lunds universitet',
  ],
  ['2011–2014  Högskoleingenjör i data, Malmö Högskola', 'Högskoleingenjör', 'data', 'Malmö Högskola'],
  [
    'Kandidatprogram i socialt arbete, Örebro universitet, 2010 - 2013',
    'Kandidatprogram',
    'socialt arbete',
    'Örebro universitet',
  ],
  ['Undersköterskeutbildning, Komvux Uppsala, 2015', 'Undersköterskeutbildning', null, 'Komvux Uppsala'],
  [
    '2016 - 2018  YH-utbildning till redovisningsekonom, Nackademin, Stockholm',
    'YH-utbildning till redovisningsekonom',
    null,
    'Nackademin',
  ],
  [
    'Barn- och fritidsprogrammet, Katedralskolan, Växjö, 2009 - 2012',
    'Barn- och fritidsprogrammet',
    null,
    'Katedralskolan',
  ],
  [
    'Hogeschool Rotterdam, Rotterdam    2008 - 2012\nHBO Technische Informatica',
    'HBO',
    'Technische Informatica',
    'Hogeschool Rotterdam',
  ],
  ['2012 - 2016  HBO Verpleegkunde, Hogeschool Utrecht', 'HBO', 'Verpleegkunde', 'Hogeschool Utrecht'],
  [
    'MBO 4 Administratie, ROC Midden Nederland, Utrecht, 2010',
    'MBO 4',
    'Administratie',
    'ROC Midden Nederland',
  ],
  [
    "Honoursprogramma 'Quetelet Colleges', Universiteit Gent, 2019–2021",
    "Honoursprogramma 'Quetelet Colleges'",
    null,
    'Universiteit Gent',
  ],
  ['Opleiding tot kok, ROC van Twente, Hengelo, 2009', 'Opleiding tot kok', null, 'ROC van Twente'],
  [
    '2005 - 2010  HAVO natuur & techniek, Walburg College, Zwijndrecht',
    'HAVO',
    'natuur & techniek',
    'Walburg College',
  ],
  [
    '2012–2013 Studia podyplomowe inżynieria oprogramowania Politechnika Warszawska',
    'Studia podyplomowe',
    'inżynieria oprogramowania',
    'Politechnika Warszawska',
  ],
  ['Magister Zarządzanie, Uniwersytet Łódzki, 2010 - 2012', 'Magister', 'Zarządzanie', 'Uniwersytet Łódzki'],
  [
    '2002–2005  XXXIX Liceum Ogólnokształcące im. Lotnictwa Polskiego',
    null,
    null,
    'XXXIX Liceum Ogólnokształcące im. Lotnictwa Polskiego',
  ],
  [
    'Technik logistyk, Zespół Szkół Ekonomicznych w Radomiu, 2008',
    'Technik logistyk',
    null,
    'Zespół Szkół Ekonomicznych w Radomiu',
  ],
  [
    'Uniwersytet Gdański, kierunek: Finanse i Rachunkowość, studia magisterskie, 2009 - 2014',
    'studia magisterskie',
    'Finanse i Rachunkowość',
    'Uniwersytet Gdański',
  ],
  [
    'Studia inżynierskie, Informatyka, Politechnika Poznańska, 2012 - 2016',
    'Studia inżynierskie',
    'Informatyka',
    'Politechnika Poznańska',
  ],
  [
    '10.2011 - 10.2013  Master of Science in ,,Mechanical and Process Engineering", Technische Universität Darmstadt',
    'Master of Science',
    'Mechanical and Process Engineering',
    'Technische Universität Darmstadt',
  ],
  [
    'Promotion • Mathematik (cum laude)    Universität Hamburg    2014 - 2017',
    'Promotion',
    'Mathematik',
    'Universität Hamburg',
  ],
  [
    'Diplom • Ang. Mathematik    Hochschule Darmstadt    2005 - 2009',
    'Diplom',
    'Ang. Mathematik',
    'Hochschule Darmstadt',
  ],
  [
    'Mittlerer Schulabschluss (Fachoberschulreife)\nKonrad-Adenauer-Realschule, Kleve\n2008 - 2014',
    'Mittlerer Schulabschluss (Fachoberschulreife)',
    null,
    'Konrad-Adenauer-Realschule',
  ],
  [
    '09/2016 - 08/2017  Technische Universität München, Physik Master',
    'Master',
    'Physik',
    'Technische Universität München',
  ],
  [
    'Ausbildung zur Industriekauffrau, Siemens AG, Erlangen, 2009 - 2012',
    'Ausbildung zur Industriekauffrau',
    null,
    'Siemens AG',
  ],
  [
    'B.Sc. Wirtschaftsinformatik, Universität Duisburg-Essen, 2013 - 2016',
    'B.Sc.',
    'Wirtschaftsinformatik',
    'Universität Duisburg-Essen',
  ],
  [
    'Weiterbildung zum Betriebswirt (IHK), IHK Köln, 2014',
    'Weiterbildung zum Betriebswirt (IHK)',
    null,
    'IHK Köln',
  ],
  [
    'Qualifizierender Hauptschulabschluss, Mittelschule Freising, 2005',
    'Qualifizierender Hauptschulabschluss',
    null,
    'Mittelschule Freising',
  ],
  [
    'BSCS Computer Science, Florida State University, 1988',
    'BSCS',
    'Computer Science',
    'Florida State University',
  ],
  ['BSEE, Purdue University, 1994', 'BSEE', null, 'Purdue University'],
  [
    'Master of Science · Machine Learning & AI\nNYU Tandon, 2020',
    'Master of Science',
    'Machine Learning & AI',
    'NYU Tandon',
  ],
  [
    'Curso en Peluquería y Estética Canina    Oct 2024 - Mar 2025\nAcademia ágorAstur, Gijón',
    'Curso',
    'Peluquería y Estética Canina',
    'Academia ágorAstur',
  ],
  [
    'Grado en Administración de Empresas, Universidad de Alicante, 2012 - 2016',
    'Grado',
    'Administración de Empresas',
    'Universidad de Alicante',
  ],
  [
    'Técnico Superior en Laboratorio, IES Vega del Prado, Valladolid, 2014',
    'Técnico Superior',
    'Laboratorio',
    'IES Vega del Prado',
  ],
  ['Máster en Dirección de Marketing, ESIC, Madrid, 2018', 'Máster', 'Dirección de Marketing', 'ESIC'],
  [
    'CFGS Administración y Finanzas - IES Las Fuentezuelas, Jaén - 2011',
    'CFGS',
    'Administración y Finanzas',
    'IES Las Fuentezuelas',
  ],
  ['Bacharelado em Ciências Sociais, UERJ, 2015 - 2019', 'Bacharelado', 'Ciências Sociais', 'UERJ'],
  [
    'Especialização Lato Sensu em Contabilidade e Finanças, UFSM, 2010',
    'Especialização Lato Sensu',
    'Contabilidade e Finanças',
    'UFSM',
  ],
  ['Licenciatura em Gestão, ISCTE, Lisboa, 2008 - 2011', 'Licenciatura', 'Gestão', 'ISCTE'],
  ['Graduação em Pedagogia – Unopar – 2014', 'Graduação', 'Pedagogia', 'Unopar'],
  [
    'Laurea magistrale in Ingegneria Civile, Politecnico di Bari, 2012',
    'Laurea magistrale',
    'Ingegneria Civile',
    'Politecnico di Bari',
  ],
  ['Diploma di Geometra, ITG Rondani, Parma, 2008', 'Diploma di Geometra', null, 'ITG Rondani'],
  ['Maturità scientifica, Liceo Filolao, Crotone, 2011', 'Maturità scientifica', null, 'Liceo Filolao'],
  ['Corso di formazione per OSS, ENAIP Trieste, 2016', 'Corso di formazione per OSS', null, 'ENAIP Trieste'],
  [
    'Licență în Științe Economice, Universitatea Babeș-Bolyai, Cluj-Napoca, 2004 - 2008',
    'Licență',
    'Științe Economice',
    'Universitatea Babeș-Bolyai',
  ],
  [
    'Facultatea de Drept, Universitatea din București, 2008 - 2012',
    null,
    null,
    'Universitatea din București',
  ],
  [
    'Diplomă de bacalaureat, Liceul Teoretic Mihai Eminescu, Iași, 2004',
    'Diplomă de bacalaureat',
    null,
    'Liceul Teoretic Mihai Eminescu',
  ],
  [
    'Inginer, specializarea Automatică, Universitatea Politehnica Timișoara, 2010',
    'Inginer',
    'Automatică',
    'Universitatea Politehnica Timișoara',
  ],
  ['Lisans, İşletme, Ege Üniversitesi, İzmir, 2012 - 2016', 'Lisans', 'İşletme', 'Ege Üniversitesi'],
  ['Marmara Üniversitesi, Hukuk Fakültesi, 2010 - 2014', null, null, 'Marmara Üniversitesi'],
  ['Yüksek Lisans, Elektrik Mühendisliği, İTÜ, 2016', 'Yüksek Lisans', 'Elektrik Mühendisliği', 'İTÜ'],
  [
    'Bachelor of Nursing at Monash University, Melbourne, 2015',
    'Bachelor of Nursing',
    null,
    'Monash University',
  ],
  [
    'Certificate IV in Fitness, TAFE Queensland, Cairns, 2017',
    'Certificate IV',
    'Fitness',
    'TAFE Queensland',
  ],
  [
    'Level 3 Diploma in Plumbing, City of Bristol College, 2013',
    'Level 3 Diploma',
    'Plumbing',
    'City of Bristol College',
  ],
  ['MPhys Physics, Durham University, 2010 - 2014', 'MPhys', 'Physics', 'Durham University'],
  [
    'MEng (Hons) Civil Engineering, University of Bath, 2009 - 2013',
    'MEng (Hons)',
    'Civil Engineering',
    'University of Bath',
  ],
  [
    'Associate of Applied Science, Welding, Lone Star College, 2016',
    'Associate of Applied Science',
    'Welding',
    'Lone Star College',
  ],
  [
    'Culinary Arts Certificate, Le Cordon Bleu, Pasadena, CA, 2012',
    'Culinary Arts Certificate',
    null,
    'Le Cordon Bleu',
  ],
  ['High School Diploma, Eastside High, Gainesville, FL, 2009', 'High School Diploma', null, 'Eastside High'],
  ['Computer Science, BSc, University of Malta, 2015', 'BSc', 'Computer Science', 'University of Malta'],
])('%s', (text, degree, field, school) => {
  const entries = readEducation(txtDocument(text).lines);
  expect(entries.map((entry) => [entry.degree, entry.field, entry.school])).toEqual([
    [degree, field, school],
  ]);
});

it.each([
  ['B.A., Public Health (2012 - 2016)', 'B.A.', 'Public Health'],
  ['B.Tech, CSE, 2015', 'B.Tech', 'CSE'],
  ['Bachelor of Computer Applications', 'Bachelor of Computer Applications', null],
])('names no school: %s', (text, degree, field) => {
  const [entry] = readEducation(txtDocument(text).lines);
  expect(entry).toMatchObject({ degree, field, school: null });
});

it('reads the field that stands right behind the degree, and no line of its thesis as a school', () => {
  const text = `2014 - 2017    Promotion • Mathematik (cum laude)    Universität Hamburg
Dissertation: The symplectic fermion ribbon quasi-Hopf algebra and the
action on its centre.`;
  const entries = readEducation(txtDocument(text).lines);
  expect(entries.map(({ degree, field, school }) => [degree, field, school])).toEqual([
    ['Promotion', 'Mathematik', 'Universität Hamburg'],
  ]);
});
