import { type ParsedResume, SURE } from '@contract/resumes.ts';
import Typography from '@mui/material/Typography';
import { FOUND_BY_AI } from '@/domain/resumes/refine-words.ts';
import { SourceButton } from '@/domain/resumes/source/source-button.tsx';
import { spansOf } from '@/domain/resumes/source/spans.ts';
import { monthAndYear } from '@/lib/format.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Trail } from '@/ui/trail.tsx';

function period(start: string | null, end: string | null, current: boolean): string {
  const from = start && monthAndYear(start);
  const to = current ? 'present' : end && monthAndYear(end);
  if (!from && !to) return 'Dates not found';
  return `${from ?? 'start date not found'} – ${to ?? 'end date not found'}`;
}

/** The work experience found in the resume, as a trail. */
export function ReadExperience({ parsed }: { parsed: ParsedResume }) {
  return (
    <Stack as="section" gap={12}>
      <div>
        <Typography variant="h3" component="h2">
          Work experience we found
        </Typography>
        <Typography variant="small" color="textTertiary">
          You can edit it on your profile once you’re set up.
        </Typography>
      </div>
      <Trail
        label="Work experience we found"
        steps={parsed.experience.slice(0, 8).map((job, index) => {
          const title = [job.title, job.employer].filter(Boolean).join(' · ') || 'Job title not found';
          return {
            id: `${index}`,
            title,
            time: (
              <Row gap={10}>
                {period(job.start, job.end, job.current)}
                <SourceButton label={title} spans={spansOf(job)} />
              </Row>
            ),
            detail:
              job.confidence < SURE ? (
                <StatusChip kind="unknown">{job.by_model ? FOUND_BY_AI : 'Not sure'}</StatusChip>
              ) : undefined,
            state: job.confidence < SURE ? 'unknown' : 'done',
          };
        })}
      />
    </Stack>
  );
}
