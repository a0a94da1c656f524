import type { ParsedResume } from '@contract/resumes.ts';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Trail } from '@/ui/trail.tsx';
import { SURE } from './understood.ts';

function month(value: string | null): string | null {
  if (!value) return null;
  const [year = 0, number = 1] = value.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1)).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function period(start: string | null, end: string | null, current: boolean): string {
  const from = month(start);
  const to = current ? 'today' : month(end);
  if (!from && !to) return 'dates not found';
  return `${from ?? 'start not found'} – ${to ?? 'end not found'}`;
}

/** The work that was read from the resume, as a trail. */
export function ReadExperience({ parsed }: { parsed: ParsedResume }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Work we read
      </Typography>
      <Trail
        label="Work read from the resume"
        steps={parsed.experience.slice(0, 8).map((job, index) => ({
          id: `${index}`,
          title: [job.title, job.employer].filter(Boolean).join(' · ') || 'Title not found',
          time: period(job.start, job.end, job.current),
          detail: job.confidence < SURE ? <StatusChip kind="unknown">not sure</StatusChip> : undefined,
          state: job.confidence < SURE ? 'unknown' : 'done',
        }))}
      />
    </section>
  );
}
