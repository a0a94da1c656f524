import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { SplitBar } from '@/ui/split-bar.tsx';
import { Swatch } from '@/ui/swatch.ts';
import type { Read } from './dashboard-data.ts';
import { BigNumber, Figure, Panel, PanelLink } from './panel.tsx';

const Split = styled('div')({ margin: '18px 0 10px' });
const Names = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: textSize.small,
  color: tone.ink2,
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, padding: '4px 0' },
  '& b': { color: tone.ink, fontWeight: 650 },
});

/** Available credits, and those set aside for applications in progress. */
export function CreditsPanel({ wallet: { available, reserved } }: { wallet: Read<'wallet'> }) {
  return (
    <Panel title="Credits" end={<PanelLink to={paths.credits()}>History</PanelLink>}>
      <Figure>
        <BigNumber>{formatNumber(available)}</BigNumber>
        <Typography variant="small" color="textSecondary">
          Available, 1 for each
          <br />
          application we send
        </Typography>
      </Figure>
      {available + reserved > 0 && (
        <>
          <Split>
            <SplitBar
              label={`${available} available, ${reserved} set aside`}
              parts={[
                { id: 'available', value: available, look: 'accent' },
                { id: 'reserved', value: reserved, look: 'open' },
              ]}
            />
          </Split>
          <Names aria-hidden>
            {available > 0 && (
              <li>
                <Swatch look="accent" />
                <span>
                  <b>{formatNumber(available)}</b> available
                </span>
              </li>
            )}
            {reserved > 0 && (
              <li>
                <Swatch look="open" />
                <span>
                  <b>{formatNumber(reserved)}</b> set aside for applications in progress
                </span>
              </li>
            )}
          </Names>
        </>
      )}
      {available === 0 && (
        <NoCredits>
          <Typography variant="small" color="textSecondary">
            Applications you send yourself are always free.
          </Typography>
          <Button component={Link} to={paths.credits({ next: paths.dashboard() })} size="small">
            See plans
          </Button>
        </NoCredits>
      )}
    </Panel>
  );
}

const NoCredits = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 14 });
