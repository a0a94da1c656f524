import { LIMITS } from '@contract/limits.ts';
import { PRICING } from '@contract/pricing.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatMoney, plural } from '@/lib/format.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { monthlyCost } from './monthly-cost.ts';

const RANGE = { from: 5, to: PRICING.premium.credits, step: 5, start: 60 };

/** Nothing moves without the app. */
const Root = styled('div')({
  '@media (scripting: none)': { display: 'none' },
  '& input': { width: '100%', height: 44, margin: 0, accentColor: tone.accent, cursor: 'pointer' },
});

const Top = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  marginTop: 10,
  fontSize: textSize.small,
  color: tone.ink2,
});

/** As tall with one line as with three. */
const Result = styled('div')({ minHeight: 132, marginTop: 8 });

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) 44px',
  gap: 12,
  alignItems: 'center',
  padding: '9px 0',
  borderTop: `1px solid ${tone.line}`,
  color: tone.ink2,
  '& > :last-child': { textAlign: 'right' },
  '&[data-least=true]': { color: tone.ink, fontWeight: 640 },
});

const Bar = styled('span')({
  height: 8,
  borderRadius: radius.full,
  background: tone.line,
  '& > i': { display: 'block', height: '100%', borderRadius: radius.full, background: tone.control },
  '[data-least=true] > & > i': { background: tone.accent },
});

/** What a month costs for as many applications as one chooses, with packs and with Premium. */
export function CostSlider() {
  const [applications, setApplications] = useState(RANGE.start);
  const id = useId();
  const { premium, packs } = monthlyCost(applications);
  const costs = [
    { name: 'Packs', cost: packs },
    ...(premium === null ? [] : [{ name: 'Premium', cost: premium }]),
  ].toSorted((a, b) => a.cost - b.cost);
  const most = Math.max(...costs.map(({ cost }) => cost));
  return (
    <Root>
      <Typography variant="h3">How many will you send?</Typography>
      <Top>
        <label htmlFor={id}>Applications this month</label>
        <Typography variant="figure" component="output" htmlFor={id} color="textPrimary">
          {applications}
        </Typography>
      </Top>
      <input
        id={id}
        type="range"
        min={RANGE.from}
        max={RANGE.to}
        step={RANGE.step}
        value={applications}
        aria-valuetext={plural(applications, 'application')}
        onChange={(event) => setApplications(Number(event.target.value))}
      />
      <Result aria-live="polite">
        {packs === 0 ? (
          <Typography color="textSecondary">
            <strong>Free.</strong> Your first {LIMITS.sign_up_credits} credits cover it.
          </Typography>
        ) : (
          <>
            {costs.map(({ name, cost }, index) => (
              <Line key={name} data-least={index === 0}>
                <span>{name}</span>
                <Bar aria-hidden>
                  <i style={{ width: `${(cost / most) * 100}%` }} />
                </Bar>
                <span>{formatMoney(cost)}</span>
              </Line>
            ))}
            <Typography variant="small" component="p" color="textSecondary">
              On top of your {LIMITS.sign_up_credits} free credits.
            </Typography>
          </>
        )}
      </Result>
    </Root>
  );
}
