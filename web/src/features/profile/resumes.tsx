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
import { Link } from 'react-router-dom';
import type { CheckedResume } from '@/domain/resumes/checked-resume.ts';
import { RefineResume } from '@/domain/resumes/refine-resume.tsx';
import { RESUME_ACCEPT } from '@/domain/resumes/resume-file.ts';
import { uploadResumeFile } from '@/domain/resumes/upload-resume.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural, shortDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { FileDrop } from '@/ui/forms/file-drop.tsx';
import { Stack } from '@/ui/layout.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { Bone } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { ResumeUses } from './resume-uses.tsx';

const List = styled(Stack)({ listStyle: 'none', margin: 0, padding: 0 });

/** One resume, none, and the loading state have the same height, so the form below doesn't move. */
const Item = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  minHeight: 74,
  [theme.breakpoints.down('sm')]: { minHeight: 110 },
}));

const About = styled('div')({
  flex: '1 1 200px',
  minWidth: 0,
  '& > b': { fontWeight: 600, overflowWrap: 'anywhere' },
});

const failed = (title: string) => (error: unknown) =>
  toast({ variant: 'destructive', title, description: errorDetail(error) });

/** Saves the file through the browser's download. */
async function download(resume: Resume): Promise<void> {
  const blob = await callApi(downloadResume, { params: { resume_id: resume.id } });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = resume.file_name;
  link.click();
  URL.revokeObjectURL(link.href);
}

type ResumeUse = 'all' | 'profile' | 'applications';

function useResumeActions() {
  const activate = useMutation({
    mutationFn: ({ id, use = 'all' }: { id: string; use?: ResumeUse }) =>
      callApi(activateResume, { params: { resume_id: id }, query: { use } }),
    onError: failed('Couldn’t switch resumes'),
  });
  const restore = useMutation({
    mutationFn: (id: string) => callApi(restoreResume, { params: { resume_id: id } }),
    onSuccess: ({ file_name }) => toast({ title: 'Resume restored', description: file_name }),
    onError: failed('Couldn’t restore the resume'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Resume) => callApi(deleteResume, { params: { resume_id: id } }),
    onSuccess: (_, { id, file_name }) =>
      toast({
        title: 'Resume deleted',
        description: file_name,
        action: { label: 'Undo', onClick: () => restore.mutate(id) },
      }),
    onError: failed('Couldn’t delete the resume'),
  });
  return { activate, remove };
}

type ItemProps = { resume: Resume; actions: ReturnType<typeof useResumeActions> };

function ResumeItem({ resume, actions: { activate, remove } }: ItemProps) {
  const { id, file_name } = resume;
  return (
    <Item as="li" kind="inner" pad="sm">
      <About>
        <b>{file_name}</b>
        <Typography variant="caption" color="textTertiary">
          Version {resume.version} · {plural(resume.pages, 'page')} · {shortDate(resume.created_at)}
        </Typography>
      </About>
      {(resume.active || resume.sent) && (
        <StatusChip kind="ok">
          {resume.active && resume.sent ? 'In use' : resume.active ? 'For your matches' : 'Sent to employers'}
        </StatusChip>
      )}
      {!(resume.active && resume.sent) && (
        <Button
          size="small"
          variant="outlined"
          loading={activate.isPending && activate.variables.id === id && activate.variables.use === undefined}
          aria-label={`Use ${file_name}`}
          onClick={() => activate.mutate({ id })}
        >
          Use
        </Button>
      )}
      <Button
        size="small"
        variant="text"
        component={Link}
        to={paths.resumeCheck()}
        state={{ resume: { id, file_name } satisfies CheckedResume }}
        aria-label={`Check how machines read ${file_name}`}
      >
        Check
      </Button>
      <Button
        size="small"
        variant="text"
        aria-label={`Download ${file_name}`}
        onClick={() => void download(resume).catch(failed('Couldn’t download the resume'))}
      >
        Download
      </Button>
      <Button
        size="small"
        variant="text"
        color="error"
        aria-label={`Delete ${file_name}`}
        loading={remove.isPending && remove.variables.id === id}
        onClick={() => remove.mutate(resume)}
      >
        Delete
      </Button>
    </Item>
  );
}

const Skeleton = (
  <Item kind="inner" pad="sm" aria-busy>
    <Bone height={18} width="46%" />
    <VisuallyHidden role="status">Loading your resumes</VisuallyHidden>
  </Item>
);

/** The one in use may be looked at again. */
function RefineUsed({ resumes }: { resumes: readonly Resume[] }) {
  const used = resumes.find(({ active }) => active);
  return used ? <RefineResume key={used.id} resume_id={used.id} heading="h3" /> : null;
}

/** The user's resumes: the files, and which one is in use. */
export function Resumes() {
  const resumes = useQuery(apiQuery(listResumes));
  const actions = useResumeActions();
  const upload = useMutation({ mutationFn: uploadResumeFile });
  return (
    <Stack gap={8}>
      <QueryPanel
        query={resumes}
        what="your resumes"
        heading="h3"
        skeleton={Skeleton}
        empty={({ items }) =>
          items.length === 0 && (
            <Item kind="inner" pad="sm">
              <Typography color="textSecondary">
                No resume yet. Employers ask for one, and we use it to find matches.
              </Typography>
            </Item>
          )
        }
      >
        {({ items }) => (
          <>
            <List as="ul" gap={8} aria-label="Resumes">
              {items.map((resume) => (
                <ResumeItem key={resume.id} resume={resume} actions={actions} />
              ))}
            </List>
            {items.length > 1 && <ResumeUses resumes={items} activate={actions.activate} />}
            <RefineUsed resumes={items} />
          </>
        )}
      </QueryPanel>
      <FileDrop
        title={resumes.data?.items.length === 0 ? 'Upload your resume' : 'Upload another resume'}
        hint={RESUME_FILES}
        secondary={resumes.data?.items.length !== 0}
        accept={RESUME_ACCEPT}
        busy={upload.isPending ? (upload.variables?.name ?? 'your file') : null}
        error={upload.error ? errorDetail(upload.error) : null}
        onFile={(file) => upload.mutate(file)}
      />
    </Stack>
  );
}
