import { RESUME_FILES } from '@contract/messages.ts';
import {
  activateResume,
  deleteResume,
  downloadResume,
  listResumes,
  type Resume,
  restoreResume,
} from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RESUME_ACCEPT } from '@/domain/resumes/resume-file.ts';
import { uploadResumeFile } from '@/domain/resumes/upload-resume.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural, shortDate } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { FileDrop } from '@/ui/forms/file-drop.tsx';
import { Bone } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

/** One resume, none, and the loading state have the same height, so the form below doesn't move. */
const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    minHeight: 74,
    [theme.breakpoints.down('sm')]: { minHeight: 110 },
    display: 'flex',
    flexWrap: 'wrap',
    gap: 10,
    alignItems: 'center',
    padding: '12px 16px',
    border: `1px solid ${tone.line}`,
    background: tone.surface,
    borderRadius: radius.inner,
    marginBottom: 8,
  },
}));

/** Saves the file through the browser's download. */
async function download(resume: Resume): Promise<void> {
  const blob = await callApi(downloadResume, { params: { resume_id: resume.id } });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = resume.file_name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The user's resumes: the files, and which one is in use. */
export function Resumes() {
  const resumes = useQuery(apiQuery(listResumes));
  const fail = (error: unknown) =>
    toast({ variant: 'destructive', title: 'Not done', description: errorDetail(error) });
  const upload = useMutation({ mutationFn: uploadResumeFile });
  const activate = useMutation({
    mutationFn: (id: string) => callApi(activateResume, { params: { resume_id: id } }),
    onError: fail,
  });
  const restore = useMutation({
    mutationFn: (id: string) => callApi(restoreResume, { params: { resume_id: id } }),
    onSuccess: ({ file_name }) => toast({ title: 'Resume restored', description: file_name }),
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Resume) => callApi(deleteResume, { params: { resume_id: id } }),
    onSuccess: (_, { id, file_name }) =>
      toast({
        title: 'Resume deleted',
        description: file_name,
        action: { label: 'Undo', onClick: () => restore.mutate(id) },
      }),
    onError: fail,
  });
  return (
    <>
      {resumes.error && !resumes.data ? (
        <ErrorState
          title="Your resumes did not load"
          error={resumes.error}
          onRetry={() => void resumes.refetch()}
          heading="h3"
        />
      ) : (
        <List aria-label="Resumes" aria-busy={!resumes.data}>
          {!resumes.data && (
            <li>
              <Bone style={{ height: 18, width: '46%' }} />
              <VisuallyHidden role="status">Loading your resumes</VisuallyHidden>
            </li>
          )}
          {resumes.data?.items.length === 0 && (
            <li style={{ color: tone.ink2 }}>
              No resume yet. Employers ask for one, and we use it to find matches.
            </li>
          )}
          {resumes.data?.items.map((resume) => (
            <li key={resume.id}>
              <span style={{ flex: '1 1 200px', minWidth: 0 }}>
                <span style={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {resume.file_name}
                </span>
                <Typography component="span" variant="caption" color="textTertiary">
                  Version {resume.version} · {plural(resume.pages, 'page')} · {shortDate(resume.created_at)}
                </Typography>
              </span>
              {resume.active ? (
                <StatusChip kind="ok">In use</StatusChip>
              ) : (
                <Button size="small" variant="outlined" onClick={() => activate.mutate(resume.id)}>
                  Use this one
                </Button>
              )}
              <Button size="small" variant="text" onClick={() => void download(resume).catch(fail)}>
                Download
              </Button>
              <Button
                size="small"
                variant="text"
                color="error"
                aria-label={`Delete ${resume.file_name}`}
                loading={remove.isPending && remove.variables.id === resume.id}
                onClick={() => remove.mutate(resume)}
              >
                Delete
              </Button>
            </li>
          ))}
        </List>
      )}
      <FileDrop
        title="Upload another resume"
        hint={RESUME_FILES}
        accept={RESUME_ACCEPT}
        busy={upload.isPending ? (upload.variables?.name ?? 'your file') : null}
        error={upload.error ? errorDetail(upload.error) : null}
        onFile={(file) => upload.mutate(file)}
      />
    </>
  );
}
