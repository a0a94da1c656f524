import { PART_WEIGHTS } from '@contract/score-weights.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { AudienceClosing } from './audience-parts.tsx';
import { InfoBody, InfoHead, InfoPart } from './info-parts.tsx';
import { CALIBRATION, MEASURED, PART_FACTS } from './score-facts.ts';
import { SignUpButton } from './sign-up-button.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { padding: '0 16px 12px 0', fontSize: textSize.small, fontWeight: 600, color: tone.ink2 },
  '& tbody th, & td': {
    padding: '13px 16px 13px 0',
    borderTop: `1px solid ${tone.line}`,
    verticalAlign: 'top',
  },
  '& td': { color: tone.ink2 },
  '& thead th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** Below the name: three columns are too many for a phone with large text. */
const Weight = styled('span')({ display: 'block', fontWeight: 400, color: tone.ink2 });

const percent = (share: number) => `${Math.round(share * 100)}%`;

function HowScoresWorkPage() {
  const jobs = CALIBRATION.reduce((sum, row) => sum + row.jobs, 0);
  return (
    <>
      <PageMeta
        title="How scores work"
        description="What goes into a match score, how much each part counts, what we leave out, and how often a score was right when we measured it."
        path={paths.howScoresWork()}
      />
      <InfoHead
        seed="scores"
        title="How scores work"
        lead="A score compares what you told us with what the job says. It never guesses: what either side leaves out doesn’t count for or against you."
      >
        <SignUpButton />
      </InfoHead>
      <InfoBody>
        <InfoPart
          title="What counts, and how much"
          below={
            <Table>
              <thead>
                <tr>
                  <th scope="col">Part and weight</th>
                  <th scope="col">What we compare</th>
                </tr>
              </thead>
              <tbody>
                {PART_FACTS.map(([kind, name, what]) => (
                  <tr key={kind}>
                    <th scope="row">
                      {name} <Weight>{percent(PART_WEIGHTS[kind])}</Weight>
                    </th>
                    <td>{what}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          }
        >
          <p>
            The score is the weighted average of the parts both sides state. Parts that are unknown are left
            out and drawn hatched. How old a job is doesn’t count.
          </p>
        </InfoPart>
        <InfoPart title="What keeps a score down">
          <p>
            With little to compare, a score stays low: a matching title alone is never more than fair. An
            excellent score takes a title and several skills in common.
          </p>
          <p>A conflict that both sides state, such as a license you don’t have, keeps a job below 50.</p>
          <p>
            Work for beginners or two levels below yours stays below 70. Three levels below, it stays below
            60, and further below, under 50. If the job titles you want name no level, all of these stay below
            70 alike, and a degree you got after your last job lifts them. Work two levels above yours stays
            below 80. The reason for experience says so.
          </p>
          <p>
            If you named your location, a job that’s only in other states and doesn’t say whether it’s remote
            stays below 70. The reason for location says so.
          </p>
        </InfoPart>
        <InfoPart
          title="How often it’s right"
          below={
            <>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">Score</th>
                    <th scope="col" className="number">
                      Jobs
                    </th>
                    <th scope="col" className="number">
                      A match
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {CALIBRATION.map(({ band, name, jobs: count, right }) => (
                    <tr key={band}>
                      <th scope="row">{name}</th>
                      <td className="number">{count}</td>
                      <td className="number">{Math.round((10 * right) / count)} of 10</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
              <Typography variant="small" component="p" color="textSecondary" sx={{ marginTop: '20px' }}>
                Measured {publicationDate(MEASURED)} on {jobs} real jobs, labeled by one software engineer.
                Half of them were used to set the weights, so expect somewhat less. For other kinds of work,
                we only have invented examples so far.
              </Typography>
            </>
          }
        >
          <p>
            One software engineer said of {jobs} real jobs whether they match his resume. This is how often he
            said yes, by score. It’s one person and one field, so take it as a first look, not a promise.
          </p>
        </InfoPart>
        <InfoPart title="What never changes a score">
          <p>
            Saving, dismissing, or applying only nudges similar jobs up or down in your list, and we say so.
            You can turn that off above your matches. Signs of a scam are shown beside the score, never in it.
          </p>
        </InfoPart>
        <InfoPart title="When a score looks wrong">
          <p>
            Every match shows its parts, what would raise it, and buttons to tell us that it’s too high or too
            low. We use those answers to measure the next version. They’re in your data download, and deleted
            with your account.
          </p>
        </InfoPart>
      </InfoBody>
      <AudienceClosing seed="scores">See your own scores.</AudienceClosing>
    </>
  );
}

export { HowScoresWorkPage as Component };
