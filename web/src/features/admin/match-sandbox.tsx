import { tryMatch } from '@contract/admin-testing.ts';
import { LIMITS } from '@contract/limits.ts';
import type { ExperienceBand } from '@contract/profile.ts';
import type { ParsedResume } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ExperienceSelect } from '@/domain/profile/experience-select.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { tone } from '@/theme/tokens.ts';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { Panel, Panels } from '@/ui/panel.ts';
import { ScoreResult } from './score-result.tsx';

const EMPTY = { title: '', company: '', text: '', location: '' };

/** Scores a pasted posting for a described person, with the ranker that searches use. */
export function MatchSandbox({ resume }: { resume: ParsedResume | null }) {
  const [titles, setTitles] = useState<string[]>([]);
  const [skills, setSkills] = useState<string[]>([]);
  const [experience, setExperience] = useState<ExperienceBand | ''>('');
  const [location, setLocation] = useState('');
  const [remote, setRemote] = useState(false);
  const [with_resume, setWithResume] = useState(true);
  const [posting, setPosting] = useState(EMPTY);
  const score = useMutation({
    mutationFn: () =>
      callApi(tryMatch, {
        body: {
          profile: {
            job_titles: titles,
            skills,
            location,
            is_remote: remote,
            ...(experience ? { experience } : {}),
          },
          resume: with_resume ? resume : null,
          posting,
        },
      }),
  });
  const field = (name: keyof typeof EMPTY) => ({
    value: posting[name],
    onChange: (event: { target: { value: string } }) =>
      setPosting({ ...posting, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    score.mutate();
  };
  return (
    <section aria-labelledby="match-sandbox">
      <Typography variant="h2" id="match-sandbox" sx={{ mb: 1.75 }}>
        Matcher
      </Typography>
      <form onSubmit={submit} style={{ display: 'grid', gap: 14 }}>
        <Panels>
          <Panel style={{ display: 'grid', gap: 14 }}>
            <Typography variant="h3">The person</Typography>
            <TagInput
              label="Job titles"
              name="job_titles"
              value={titles}
              on_change={setTitles}
              max={LIMITS.job_titles}
            />
            <TagInput label="Skills" name="skills" value={skills} on_change={setSkills} max={LIMITS.skills} />
            <ExperienceSelect value={experience} on_change={setExperience} open="Not said" />
            <TextField
              label="Place"
              value={location}
              onChange={(event) => setLocation(event.target.value)}
              placeholder="Albany, NY"
            />
            <FormControlLabel
              label="Wants remote work"
              control={<Switch checked={remote} onChange={(_, on) => setRemote(on)} />}
            />
            <FormControlLabel
              disabled={!resume}
              label={resume ? 'Use the resume read above' : 'Use a resume: read one above first'}
              control={
                <Switch checked={with_resume && resume !== null} onChange={(_, on) => setWithResume(on)} />
              }
            />
          </Panel>
          <Panel style={{ display: 'grid', gap: 14 }}>
            <Typography variant="h3">The posting</Typography>
            <TextField label="Title" required {...field('title')} />
            <TextField label="Company" {...field('company')} />
            <TextField label="Place" placeholder="Albany, NY" {...field('location')} />
            <TextField label="Text" required multiline minRows={7} maxRows={16} {...field('text')} />
          </Panel>
        </Panels>
        <div style={{ display: 'flex', gap: 14, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" loading={score.isPending}>
            Score it
          </Button>
          {score.isError && (
            <span role="alert" style={{ color: tone.danger }}>
              {errorDetail(score.error)}
            </span>
          )}
        </div>
      </form>
      {score.data && (
        <Panel sx={{ mt: 1.75 }} aria-live="polite">
          <ScoreResult score={score.data} />
        </Panel>
      )}
    </section>
  );
}
