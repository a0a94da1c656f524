import type { ApplicationSummary } from '@contract/applications.ts';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Panel, Rows } from './panel.ts';

function waitsFor(application: ApplicationSummary): string {
  switch (application.status) {
    case 'needs_input':
      return plural(application.open_questions, 'question');
    case 'ready_for_review':
      return 'your review';
    case 'handed_over':
      return 'finish in your browser';
    default:
      return 'a look';
  }
}

/** Applications that do not go on without the person. */
export function NeedsYou({ applications }: { applications: ApplicationSummary[] }) {
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        Needs you
      </Typography>
      <Rows>
        {applications.map((application) => (
          <li key={application.id}>
            <Link to={paths.application(application.id)}>
              <span style={{ flex: 1, minWidth: 0 }}>
                <span style={{ display: 'block', fontWeight: 600 }}>{application.posting.title}</span>
                <Typography
                  style={{ display: 'block' }}
                  component="span"
                  variant="small"
                  color="textSecondary"
                >
                  {application.posting.company}
                </Typography>
              </span>
              <StatusChip kind="signal">{waitsFor(application)}</StatusChip>
            </Link>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
