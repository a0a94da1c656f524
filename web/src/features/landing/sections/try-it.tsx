import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { PrivacyNote } from '@/domain/resumes/privacy-note.tsx';
import { ResumeZone } from '@/domain/resumes/resume-zone.tsx';
import { beginTrial } from '@/domain/trial/trial-store.ts';
import { paths } from '@/lib/paths.ts';
import { Band } from '../section-frame.tsx';

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 32,
  alignItems: 'end',
  marginBottom: 32,
  '& h2': { maxWidth: '16em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 18, marginBottom: 24 },
}));

/** Try it without an account: the file dropped here is read on its own page. */
export function TryIt() {
  const navigate = useNavigate();
  return (
    <Band>
      <div>
        <Top>
          <Typography variant="section">See your five best jobs before you sign up</Typography>
          <PrivacyNote>
            <strong>Nothing is stored.</strong> We read it in memory and forget it when you close the page.
          </PrivacyNote>
        </Top>
        <ResumeZone
          heading="h3"
          promise="Results in about 2 seconds."
          onFile={(file, sample) => {
            beginTrial(file, sample);
            void navigate(paths.tryIt());
          }}
        />
      </div>
    </Band>
  );
}
