import {
  column,
  makeDocx,
  makePdf,
  paragraph,
} from '../../../functions/src/modules/resumes/parser/test-files.ts';

/** A file as a person chooses or drops it. */
export type ChosenFile = { name: string; type: string; bytes: Uint8Array };

const pdf = (name: string, bytes: Uint8Array): ChosenFile => ({ name, type: 'application/pdf', bytes });

const NURSE = [
  { text: 'Dana Okafor', size: 20, bold: true },
  '',
  'Registered Nurse',
  'Boston, MA | +1 617 555 0142 | dana.okafor@example.com',
  '',
  { text: 'SUMMARY', bold: true },
  'Registered nurse with seven years in medical-surgical and emergency units.',
  '',
  { text: 'EXPERIENCE', bold: true },
  'Registered Nurse, Harborlight Medical Center, Boston, MA    Mar 2021 - Present',
  '• Care for five to six patients a shift on a 32-bed medical-surgical unit',
  '• Administer medication and IV therapy, document in Epic',
  '• Train new nurses in triage and wound care',
  'Staff Nurse, Millbrook General Hospital, Worcester, MA    Jun 2018 - Feb 2021',
  '• Patient assessment, care plans and discharge teaching in the emergency department',
  '',
  { text: 'EDUCATION', bold: true },
  'Bachelor of Science in Nursing, Bay State College of Nursing, 2018',
  '',
  { text: 'CERTIFICATIONS', bold: true },
  'Registered Nurse License (Massachusetts), BLS, ACLS',
  '',
  { text: 'SKILLS', bold: true },
  'Patient care, Triage, Wound care, IV therapy, Medication administration, Epic, Electronic health records,',
  'Vital signs, Patient education, Infection control',
];

const ENGINEER = [
  { text: 'Tomas Lindqvist', size: 20, bold: true },
  '',
  'Senior Software Engineer',
  'Austin, TX | +1 512 555 0173 | tomas.lindqvist@example.com | linkedin.com/in/tomas-lindqvist-demo',
  '',
  { text: 'EXPERIENCE', bold: true },
  'Senior Software Engineer, Quarrystone Systems, Austin, TX    Jan 2020 - Present',
  '• Build APIs in TypeScript and Node.js on PostgreSQL, run on AWS with Docker and Kubernetes',
  '• Lead a team of four, review code and mentor',
  'Software Engineer, Fernway Labs, Dallas, TX    Jul 2016 - Dec 2019',
  '• React front ends, REST services in Python, continuous integration',
  '',
  { text: 'EDUCATION', bold: true },
  'Bachelor of Science in Computer Science, Lone Mesa University, 2016',
  '',
  { text: 'SKILLS', bold: true },
  'TypeScript, JavaScript, Node.js, React, Python, PostgreSQL, Docker, Kubernetes, AWS, Git, REST APIs, SQL',
];

export const nurseResume = (): ChosenFile => pdf('dana-okafor.pdf', makePdf([column(NURSE)]));
export const engineerResume = (): ChosenFile => pdf('tomas-lindqvist.pdf', makePdf([column(ENGINEER)]));

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Files that must be refused, by what is wrong with them. */
export const BAD_FILES = {
  resume_no_text: () => pdf('scan.pdf', makePdf([[]])),
  resume_encrypted: () => pdf('locked.pdf', makePdf([column(NURSE)], { encrypt: 'secret' })),
  resume_too_large: () => pdf('large.pdf', new Uint8Array(6 * 1024 * 1024).fill(0x25)),
  resume_wrong_type: () => pdf('setup.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0])),
  resume_empty: () => pdf('empty.pdf', new Uint8Array()),
  resume_archive_bomb: () => ({
    name: 'bomb.docx',
    type: WORD,
    bytes: makeDocx(paragraph('Dana Okafor'), {
      'word/media/image1.bmp': [new Uint8Array(200 * 1024 * 1024), { level: 9 }],
    }),
  }),
};
