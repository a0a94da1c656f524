import { listResumes } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';

/** The resume in use, if there is one by now: it is uploaded on the profile, not here. */
export function useResumeInUse(): string | null {
  const { data } = useQuery({ ...apiQuery(listResumes), refetchOnWindowFocus: 'always' });
  return data?.items.find((resume) => resume.active)?.file_name ?? null;
}

/** A form that asks for the resume: which file will be attached, or where to upload one. */
export function ResumeQuestion({ label, missing }: { label: string; missing: boolean }) {
  const fileName = useResumeInUse();
  return (
    <div data-invalid={missing || undefined}>
      <Typography sx={{ fontWeight: 600 }} variant="body2">
        {label}
      </Typography>
      <Typography sx={{ color: missing ? tone.danger : tone.ink2, mt: 0.5 }}>
        {fileName
          ? `${fileName} will be attached.`
          : 'This form asks for a resume, and you haven’t added one yet.'}
      </Typography>
      {!fileName && (
        <Button component={Link} to={paths.profile('resumes')} variant="outlined" sx={{ mt: 1.5 }}>
          Upload a resume
        </Button>
      )}
    </div>
  );
}
