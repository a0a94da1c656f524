import { downloadResume } from '@contract/resumes.ts';
import { checkResume } from '@contract/tools.ts';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CheckedResume } from '@/domain/resumes/checked-resume.ts';
import { PrivacyNote } from '@/domain/resumes/privacy-note.tsx';
import { ResumeZone } from '@/domain/resumes/resume-zone.tsx';
import { beginTrial } from '@/domain/trial/trial-store.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { ResumeReport } from './resume-report.tsx';
import { ToolFrame, ToolText } from './tool-frame.tsx';

type Given = { file: File; sample: boolean };

/** From the profile: one of the person's own resumes. */
function ownResumeIn(state: unknown): CheckedResume | null {
  if (typeof state !== 'object' || state === null || !('resume' in state)) return null;
  return state.resume as CheckedResume; // only the profile sets it
}

function problemOf(error: unknown): string {
  if (hasCode(error, 'rate_limited')) return 'Too many attempts from your network. Try again in a minute.';
  if (hasCode(error, 'resume_no_text'))
    return `Most software can’t read this file, because it has no selectable text. ${errorDetail(error)}`;
  return errorDetail(error);
}

/** Free tool: how a machine reads a resume, line by line, and what to change. */
function ResumeCheckPage() {
  const navigate = useNavigate();
  const [given, setGiven] = useState<Given | null>(null);
  const check = useMutation({ mutationFn: ({ file }: Given) => callApi(checkResume, { file }) });
  const begin = (file: File, sample: boolean) => {
    setGiven({ file, sample });
    check.mutate({ file, sample });
  };
  const own = ownResumeIn(useLocation().state);
  const fetchOwn = useMutation({
    mutationFn: async ({ id, file_name }: CheckedResume) =>
      new File([await callApi(downloadResume, { params: { resume_id: id } })], file_name),
    onSuccess: (file) => begin(file, false),
  });
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!own || asked.current === own.id) return;
    asked.current = own.id;
    fetchOwn.mutate(own);
  });
  const remove = () => {
    setGiven(null);
    check.reset();
  };
  const error = check.error ?? (given ? null : fetchOwn.error);
  return (
    <ToolFrame
      seed="resume check"
      title="How machines read your resume"
      lead="Before a person sees your resume, software turns it into lines of text. See those lines, in order, and what to fix."
      note={
        <PrivacyNote>
          <strong>Nothing is stored.</strong> We read it in memory and forget it when you close this page.
        </PrivacyNote>
      }
    >
      <PageMeta
        title="Resume check: how machines read your resume"
        description="See your resume the way hiring software reads it: line by line, in order, with what to fix. Free, without an account, and nothing is stored."
        path={paths.resumeCheck()}
      />
      {given && check.data ? (
        <ResumeReport
          fileName={given.file.name}
          report={check.data}
          onRemove={remove}
          onTry={
            own
              ? null
              : () => {
                  beginTrial(given.file, given.sample);
                  void navigate(paths.tryIt());
                }
          }
        />
      ) : check.isPending || fetchOwn.isPending ? (
        <SkeletonCard lines={8} height={380} label="Reading your resume" />
      ) : (
        <ResumeZone
          promise="The report takes about a second."
          problem={error ? problemOf(error) : null}
          onFile={begin}
        />
      )}
      <ToolText>
        <Typography variant="section">What gets lost, and why</Typography>
        <div>
          <p>
            <strong>Order.</strong> A PDF stores words at positions on a page, not sentences. Two columns,
            text boxes, and tables leave the reading order to guesswork. Read straight across, the lines of
            two columns are mixed.
          </p>
          <p>
            <strong>Headings.</strong> “Experience” and “Education” tell software where a part begins. A
            creative heading such as “My journey” can be missed, and everything below it lands in the wrong
            section.
          </p>
          <p>
            <strong>Dates.</strong> Years of experience are added up from the dates of your jobs. A job
            without dates, or with dates far from its title, adds nothing.
          </p>
          <p>
            <strong>Contact details.</strong> In a page header, a picture, or behind an icon, they’re easy to
            skip. Written out at the top of the page, they aren’t.
          </p>
          <p>
            This report is what our own reader found in your file. Other systems differ, so “good to know”
            marks what we could read but other systems might not.
          </p>
        </div>
      </ToolText>
    </ToolFrame>
  );
}

export { ResumeCheckPage as Component };
