import { RESUME_FILES } from '@contract/messages.ts';
import { type Resume, uploadResume } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { RESUME_ACCEPT } from '@/domain/resumes/resume-file.ts';
import { uploadResumeFile } from '@/domain/resumes/upload-resume.ts';
import { profileChanges } from '@/domain/trial/profile-changes.ts';
import { type Trial, takeKeptTrial } from '@/domain/trial/trial-store.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { track } from '@/lib/tracking/track.ts';
import { FileDrop } from '@/ui/forms/file-drop.tsx';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

/** This step has no fields: the file is uploaded on its own. */
const Nothing = z.object({});

const InUse = styled('p')({ margin: '0 0 16px', overflowWrap: 'anywhere' });

/** First step: a resume, or none. */
export function ResumeStep({ resume }: { resume: Resume | null }) {
  const client = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const trial = useRef<Trial | null>(null);
  const form = useStepForm('resume', {
    schema: Nothing,
    values: {},
    changes: () => (trial.current ? profileChanges(trial.current) : {}),
  });
  const upload = useMutation({
    mutationFn: uploadResumeFile,
    onMutate: (file) => setName(file.name),
    onSettled: () => setName(null),
    onSuccess: async () => {
      track('resume_uploaded');
      // The next step shows what was found in the file.
      await whenFresh(client, uploadResume);
    },
  });
  // Someone who tried it before signing up has already given us the file.
  const { mutate } = upload;
  const { submit } = form;
  useEffect(() => {
    if (resume) return;
    const kept = takeKeptTrial();
    if (!kept) return;
    trial.current = kept;
    mutate(kept.file, { onSuccess: () => submit() });
  }, [resume, mutate, submit]);
  return (
    <StepFrame
      slug="resume"
      title="Start with your resume"
      lead="We’ll fill in the rest from it. You can check everything before we use it."
      submit={resume ? 'Use this resume' : undefined}
      form={form}
      aside={
        resume ? null : (
          <Button variant="text" disabled={upload.isPending} onClick={() => form.submit()}>
            Continue without a resume
          </Button>
        )
      }
    >
      {resume && (
        <InUse>
          You’re using <strong>{resume.file_name}</strong>.
        </InUse>
      )}
      <FileDrop
        title={resume ? 'Upload another resume' : 'Upload your resume'}
        secondary={resume !== null}
        hint={`${RESUME_FILES} We share it only with employers you apply to, and you can delete it anytime.`}
        accept={RESUME_ACCEPT}
        busy={name}
        error={upload.error ? errorDetail(upload.error) : null}
        // Continues only while this step is on the screen.
        onFile={(file) => upload.mutate(file, { onSuccess: () => form.submit() })}
      />
    </StepFrame>
  );
}
