import { listResumes } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { textSize } from '@/theme/tokens.ts';

/**
 * The file that would be attached, if there is one by now: it is uploaded on the profile, not here. The one that matches go by
 * may be another.
 */
export function useResumeToSend(): string | null {
  const { data } = useQuery({ ...apiQuery(listResumes), refetchOnWindowFocus: 'always' });
  return data?.items.find((resume) => resume.sent)?.file_name ?? null;
}

const Question = styled('div')({ display: 'grid', justifyItems: 'start', gap: 6 });
const Label = styled('p')({ margin: 0, fontSize: textSize.body2, fontWeight: 600 });

/** A form that asks for the resume: which file will be attached, or where to upload one. */
export function ResumeQuestion({ label, missing }: { label: string; missing: boolean }) {
  const fileName = useResumeToSend();
  return (
    <Question data-invalid={missing || undefined}>
      <Label>{label}</Label>
      <Typography color={missing ? 'error' : 'textSecondary'}>
        {fileName
          ? `${fileName} will be attached.`
          : 'This form asks for a resume, and you haven’t added one yet.'}
      </Typography>
      {!fileName && (
        <Button component={Link} to={paths.profile('resumes')} variant="outlined">
          Upload a resume
        </Button>
      )}
    </Question>
  );
}
