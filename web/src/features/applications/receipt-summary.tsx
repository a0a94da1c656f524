import type { Application } from '@contract/applications.ts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { originOf } from '@/domain/applications/origin-words.ts';
import { trailOf } from '@/domain/applications/trail-of.tsx';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Trail } from '@/ui/trail.tsx';
import { Part, Quiet } from './part.tsx';

/** Answers shown before the whole receipt is opened. */
const SHOWN = 4;

const Fields = styled('dl')({
  margin: 0,
  fontSize: textSize.small,
  lineHeight: 1.45,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 12,
    padding: '7px 0',
    borderBottom: `1px solid ${tone.line}`,
  },
  '& dt': { color: tone.ink2, overflowWrap: 'anywhere' },
  '& dd': {
    margin: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
});

const More = styled('p')({ margin: '8px 0 0', fontSize: textSize.small });

export function Timeline({ application }: { application: Application }) {
  return (
    <Part title="Timeline">
      <Trail steps={trailOf(application)} label="Timeline" />
    </Part>
  );
}

/** The first answers of the form; the whole receipt is on the application's page. */
export function ReceiptSummary({ application }: { application: Application }) {
  const { receipt } = application;
  const fields = receipt?.fields ?? application.fields;
  if (fields.length === 0) return null;
  const more = fields.length - SHOWN;
  return (
    <Part
      title={receipt ? 'Receipt' : 'Your answers'}
      beside={
        <Link to={paths.application(application.id)}>{receipt ? 'Open receipt' : 'Open application'}</Link>
      }
    >
      <Fields>
        {fields.slice(0, SHOWN).map((field) => {
          const origin = originOf(field, receipt);
          return (
            <div key={field.key}>
              <dt>{field.label}</dt>
              <dd>
                {field.value}
                {origin && <Quiet> · {origin}</Quiet>}
              </dd>
            </div>
          );
        })}
      </Fields>
      {more > 0 && (
        <More>
          <Link to={paths.application(application.id)}>{plural(more, 'more answer')}</Link>
        </More>
      )}
    </Part>
  );
}
