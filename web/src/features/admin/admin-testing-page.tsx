import type { ParsedResume } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Stack } from '@/ui/layout.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { MatchSandbox } from './match-sandbox.tsx';
import { ResumeSandbox } from './resume-sandbox.tsx';

/** Dependency checks, and sandboxes for the resume parser and the matcher. */
function AdminTestingPage() {
  const [resume, setResume] = useState<ParsedResume | null>(null);
  return (
    <Page>
      <PageHeader
        title="Admin Testing"
        lead="Check the dependencies, and try the resume parser and the matcher. Nothing you try here is stored."
        actions={
          <Button component={Link} to={paths.admin()} variant="outlined">
            Admin Dashboard
          </Button>
        }
      />
      <Stack gap={44}>
        <ChecksPanel />
        <ResumeSandbox onRead={setResume} />
        <MatchSandbox resume={resume} />
      </Stack>
    </Page>
  );
}

export { AdminTestingPage as Component };
