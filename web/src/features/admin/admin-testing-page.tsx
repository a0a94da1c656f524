import type { ParsedResume } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { MatchSandbox } from './match-sandbox.tsx';
import { ResumeSandbox } from './resume-sandbox.tsx';

/** Whether everything works, and sandboxes of the two parts that judge. */
function AdminTestingPage() {
  const [resume, setResume] = useState<ParsedResume | null>(null);
  return (
    <Page>
      <PageHeader
        title="Admin Testing"
        lead="What you try here is kept nowhere."
        actions={
          <Button component={Link} to={paths.admin()} variant="outlined">
            Admin Dashboard
          </Button>
        }
      />
      <div style={{ display: 'grid', gap: 44, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ChecksPanel />
        <ResumeSandbox onRead={setResume} />
        <MatchSandbox resume={resume} />
      </div>
    </Page>
  );
}

export { AdminTestingPage as Component };
