import type { ParsedResume } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { Column } from './layout.ts';
import { MatchSandbox } from './match-sandbox.tsx';
import { ResumeSandbox } from './resume-sandbox.tsx';

const Parts = styled(Column)({ gap: 44 });

/** Whether everything works, and sandboxes of the two parts that judge. */
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
      <Parts>
        <ChecksPanel />
        <ResumeSandbox onRead={setResume} />
        <MatchSandbox resume={resume} />
      </Parts>
    </Page>
  );
}

export { AdminTestingPage as Component };
