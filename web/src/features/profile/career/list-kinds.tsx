import { CareerJob, type CareerList, CareerProject, CareerSchool } from '@contract/career.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { type EntryOf, periodOf } from './entries.ts';
import type { ListKind } from './list-kind.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

type Values<Name extends CareerList> = { entries: EntryOf<Name>[] };

const jobFields = fieldsOf<Values<'jobs'>>();
const schoolFields = fieldsOf<Values<'schools'>>();
const projectFields = fieldsOf<Values<'projects'>>();

/** An empty field is an unknown month. Browsers without a picker for months show a text field. */
const MONTH = {
  type: 'month',
  placeholder: 'YYYY-MM',
  show: (month: string | null) => month ?? '',
  read: (text: string) => text || null,
};
const BULLETS = {
  multiline: true,
  minRows: 3,
  maxRows: 12,
  show: (lines: string[]) => lines.join('\n'),
  read: (text: string) => text.split('\n'),
  help: 'One point per line.',
};

function JobFields({ index, employer }: { index: number; employer: string }) {
  const { Field, TextInput } = jobFields;
  const at = `entries.${index}` as const;
  const current = useWatch({ name: `${at}.current` }) as boolean;
  return (
    <>
      <Pair>
        <TextInput name={`${at}.title`} label="Title" />
        <TextInput name={`${at}.employer`} label={employer} />
        <TextInput name={`${at}.location`} label="Location" />
      </Pair>
      <Pair>
        <TextInput name={`${at}.start`} label="Start" {...MONTH} />
        {!current && <TextInput name={`${at}.end`} label="End" {...MONTH} />}
      </Pair>
      <Field name={`${at}.current`}>
        {({ value, onChange }) => (
          <FormControlLabel
            control={<Checkbox checked={value} onChange={(_, on) => onChange(on)} />}
            label="I still do this"
          />
        )}
      </Field>
      <TextInput name={`${at}.bullets`} label="What you did" {...BULLETS} />
    </>
  );
}

function SchoolFields({ index }: { index: number }) {
  const { TextInput } = schoolFields;
  const at = `entries.${index}` as const;
  return (
    <>
      <Pair>
        <TextInput name={`${at}.school`} label="School" />
        <TextInput name={`${at}.degree`} label="Degree" help="Leave blank if you didn’t earn one." />
        <TextInput name={`${at}.field`} label="Field of study" />
      </Pair>
      <Pair>
        <TextInput name={`${at}.start`} label="Start" {...MONTH} />
        <TextInput name={`${at}.end`} label="End" {...MONTH} />
      </Pair>
    </>
  );
}

function ProjectFields({ index }: { index: number }) {
  const { TextInput } = projectFields;
  const at = `entries.${index}` as const;
  return (
    <>
      <TextInput name={`${at}.name`} label="Name" />
      <Pair>
        <TextInput name={`${at}.start`} label="Start" {...MONTH} />
        <TextInput name={`${at}.end`} label="End" {...MONTH} />
      </Pair>
      <TextInput name={`${at}.bullets`} label="What it is" {...BULLETS} />
    </>
  );
}

const JOB = { title: '', employer: '', location: '', start: null, end: null, current: false, bullets: [] };
const jobs = z.object({ entries: z.array(CareerJob) });
const aboutJob = (job: EntryOf<'jobs'>) => ({
  title: [job.title, job.employer].filter(Boolean).join(' · '),
  detail: [periodOf(job), job.location].filter(Boolean).join(' · '),
});

export const JOBS: ListKind<'jobs'> = {
  name: 'jobs',
  noun: 'job',
  empty: 'No jobs yet. Upload a resume, or add them here.',
  schema: jobs,
  blank: JOB,
  summary: aboutJob,
  fields: (index) => <JobFields index={index} employer="Employer" />,
};
export const SCHOOLS: ListKind<'schools'> = {
  name: 'schools',
  noun: 'school',
  empty: 'No schools yet. Upload a resume, or add them here.',
  schema: z.object({ entries: z.array(CareerSchool) }),
  blank: { school: '', degree: '', field: '', start: null, end: null },
  summary: (one) => ({
    title: [[one.degree, one.field].filter(Boolean).join(', '), one.school].filter(Boolean).join(' · '),
    detail: periodOf(one),
  }),
  fields: (index) => <SchoolFields index={index} />,
};
export const VOLUNTEER: ListKind<'volunteer'> = {
  name: 'volunteer',
  noun: 'volunteer role',
  empty: 'None yet.',
  schema: jobs,
  blank: JOB,
  summary: aboutJob,
  fields: (index) => <JobFields index={index} employer="Organization" />,
};
export const PROJECTS: ListKind<'projects'> = {
  name: 'projects',
  noun: 'project',
  empty: 'None yet.',
  schema: z.object({ entries: z.array(CareerProject) }),
  blank: { name: '', start: null, end: null, bullets: [] },
  summary: (one) => ({ title: one.name, detail: periodOf(one) }),
  fields: (index) => <ProjectFields index={index} />,
};
