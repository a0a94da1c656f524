/** Resumes whose content is known, from the folders that hold them. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse as parseYaml } from 'yaml';

export type JobTruth = {
  title: string | null;
  company: string | null;
  /** `2024-03`, or `2024` where only the year is known. */
  start?: string | null;
  /** Null with `current` true. */
  end?: string | null;
  current?: boolean;
};
export type SchoolTruth = { institution: string | null; degree: string | null; field?: string | null };

/** What a resume says. A field that is missing is not measured. */
export type ResumeTruth = {
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  jobs?: JobTruth[];
  schools?: SchoolTruth[];
  skills?: string[];
};

/** Mentions by field, where a set marks pieces of text instead of whole entries. */
export type MentionTruth = {
  name?: string[];
  location?: string[];
  title?: string[];
  company?: string[];
  degree?: string[];
  institution?: string[];
  skills?: string[];
};

export type ResumeCase = {
  set: string;
  name: string;
  language: string;
  layout: string;
  /** `kept`: never looked at while the parser is being improved. */
  part: 'tuned' | 'kept';
  bytes: Uint8Array;
  truth: ResumeTruth | undefined;
  mentions: MentionTruth | undefined;
};

/** What a `NAME.truth.json` beside a resume file holds. */
type TruthFile = {
  file?: string;
  set?: string;
  language?: string;
  layout?: string;
  part?: 'tuned' | 'kept';
  truth: ResumeTruth;
};

/**
 * All cases below the folders: PDFs of RenderCV with their YAML, JSONL with marked spans, and files with a
 * `NAME.truth.json` beside them.
 */
export function readCases(folders: string[]): ResumeCase[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .toSorted()
      .flatMap((name) => {
        const path = join(folder, name);
        if (/rendercv-.*\.yaml$/.test(name)) return renderCvCase(path);
        if (name.endsWith('.truth.json')) return truthCase(path);
        return name.endsWith('resumes.jsonl') ? spanCases(path) : [];
      }),
  );
}

/** Half of the names, always the same ones. */
function partOf(name: string): ResumeCase['part'] {
  return createHash('sha1').update(name).digest()[0]! % 2 === 0 ? 'tuned' : 'kept';
}

function truthCase(path: string): ResumeCase[] {
  const stated = JSON.parse(readFileSync(path, 'utf8')) as TruthFile;
  const stem = path.slice(0, -'.truth.json'.length);
  const file =
    stated.file === undefined
      ? ['.pdf', '.docx', '.odt', '.rtf', '.txt'].map((end) => stem + end).find((one) => existsSync(one))
      : join(dirname(path), stated.file);
  if (file === undefined) throw new Error(`No resume file beside ${path}.`);
  const name = basename(file);
  const { set = 'generated', language = 'en', layout = 'unknown', part = partOf(name), truth } = stated;
  return [{ set, name, language, layout, part, bytes: readFileSync(file), truth, mentions: undefined }];
}

type RenderCv = {
  cv: {
    name: string;
    email: string;
    location: string;
    sections: {
      experience: { company: string; position: string; start_date: string; end_date: string }[];
      education: { institution: string; area: string; degree: string }[];
      skills: { details: string }[];
    };
  };
};

function renderCvCase(path: string): ResumeCase[] {
  const { cv } = parseYaml(readFileSync(path, 'utf8')) as RenderCv;
  const name = basename(path).replace(/yaml$/, 'pdf');
  const { experience, education, skills } = cv.sections;
  const truth: ResumeTruth = {
    name: cv.name,
    email: cv.email,
    location: cv.location,
    jobs: experience.map(({ company, position, start_date, end_date }) => ({
      title: position,
      company,
      start: start_date,
      end: end_date === 'present' ? null : end_date,
      current: end_date === 'present',
    })),
    schools: education.map(({ institution, area, degree }) => ({ institution, degree, field: area })),
    skills: skills.flatMap(({ details }) => details.split(/,\s*/)),
  };
  const bytes = readFileSync(join(dirname(path), '..', 'pdf', name));
  const layout = /John_Doe_(\w+)Theme/.exec(name)?.[1] ?? name;
  return [
    { set: 'rendercv', name, language: 'en', layout, part: partOf(name), bytes, truth, mentions: undefined },
  ];
}

const LABELS: Record<string, keyof MentionTruth> = {
  Name: 'name',
  Location: 'location',
  Designation: 'title',
  'Companies worked at': 'company',
  Degree: 'degree',
  'College Name': 'institution',
};

function spanCases(path: string): ResumeCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { id, text, spans } = JSON.parse(line) as {
        id: string;
        text: string;
        spans: { label: string; text: string }[];
      };
      const mentions: MentionTruth = {};
      for (const span of spans) {
        const field = LABELS[span.label];
        if (field !== undefined) mentions[field] = [...(mentions[field] ?? []), span.text.trim()];
      }
      const bytes = new TextEncoder().encode(text);
      const part = partOf(`ner:${id}`);
      return {
        set: 'ner',
        name: id,
        language: 'en',
        layout: 'text',
        part,
        bytes,
        truth: undefined,
        mentions,
      };
    });
}
