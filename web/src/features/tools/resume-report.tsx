import type { ResponseOf } from '@contract/endpoint.ts';
import type { CheckedLine, checkResume } from '@contract/tools.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { plural } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { Row } from '@/ui/layout.ts';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { CardHead } from '@/ui/tool-layout.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { FindingItem } from './finding-item.tsx';
import { findingWords, READ_AS } from './finding-words.ts';
import { type Place, placeText } from './place.ts';

export type Report = ResponseOf<typeof checkResume>;

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 },
}));

const Findings = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: 6,
    justifyItems: 'start',
    padding: '16px 20px',
    borderBottom: `1px solid ${tone.line}`,
  },
  '& > li:last-of-type': { borderBottom: 0 },
});

const Lines = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: '8px 0',
  maxHeight: 720,
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: 12,
    padding: '6px 20px',
    fontSize: textSize.small,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  '& > li > span:first-of-type': { color: tone.ink3, fontVariantNumeric: 'tabular-nums' },
  '& > li:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: -2 },
  '& > li[aria-current=true]': { background: tone.accentSoft, boxShadow: `inset 3px 0 ${tone.accent}` },
  '& > li[data-heading=true]': { fontWeight: 600, color: tone.ink, paddingTop: 14 },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 10px' },
});

const columnText = (column: number) => (column === 0 ? 'Full width' : `Column ${column}`);

type LineProps = {
  line: CheckedLine;
  pages: number;
  /** The line before it is in another column. */
  turns: boolean;
  /** It was asked for: it is marked, and has the focus. */
  shown: boolean;
};

function Line({ line, pages, turns, shown }: LineProps) {
  return (
    <li
      data-heading={line.read_as.includes('heading')}
      data-place={placeText(line, 2)}
      aria-current={shown || undefined}
      tabIndex={-1}
    >
      <span>
        <VisuallyHidden>Line </VisuallyHidden>
        {placeText(line, pages)}
      </span>
      <div>
        <span>{line.text}</span>
        {(line.read_as.length > 0 || turns) && (
          <ChipRow label="Read as">
            {[
              ...line.read_as.map((as) => (
                <StatusChip key={as} kind="ok">
                  {READ_AS[as]}
                </StatusChip>
              )),
              ...(turns ? [<StatusChip key="column">{columnText(line.column)}</StatusChip>] : []),
            ]}
          </ChipRow>
        )}
      </div>
    </li>
  );
}

function summary({ findings }: Report): string {
  const problems = findings.filter(({ level }) => level === 'problem').length;
  if (problems > 0) return `${plural(problems, 'thing')} to fix`;
  return findings.length > 0 ? 'Readable, with a few notes' : 'We read everything';
}

type ResumeReportProps = {
  fileName: string;
  report: Report;
  onRemove: () => void;
  /** Goes on to matches; left out for those who have an account. */
  onTry: (() => void) | null;
};

/** What to change, beside what was read, line by line and in order. */
export function ResumeReport({ fileName, report, onRemove, onTry }: ResumeReportProps) {
  const { findings, lines, pages, total_lines } = report;
  const [shown, setShown] = useState<Place | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const show = (place: Place) => {
    setShown(place);
    const line = list.current?.querySelector<HTMLElement>(`[data-place="${placeText(place, 2)}"]`);
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  };
  return (
    <Halves>
      <Surface as="section" pad="none" aria-label="What we found">
        <CardHead>
          <Icon of={FileText} size={22} />
          <div>
            <Typography variant="h2">{summary(report)}</Typography>
            <VisuallyHidden role="status">{summary(report)}</VisuallyHidden>
            <Typography variant="caption" component="div" color="textSecondary">
              {fileName} · {plural(pages, 'page')} · in memory only
            </Typography>
          </div>
          <Button variant="outlined" size="small" onClick={onRemove}>
            Remove
          </Button>
        </CardHead>
        <Findings>
          {findings.map((finding) => (
            <FindingItem
              key={finding.code}
              finding={finding}
              words={findingWords(finding, report)}
              pages={pages}
              onShow={show}
            />
          ))}
          {findings.length === 0 && (
            <li>
              <StatusChip kind="ok">Nothing to fix</StatusChip>
              <Typography variant="body2" color="textSecondary">
                Name, contact details, headings, jobs, dates, and skills were all read from this file.
              </Typography>
            </li>
          )}
          {onTry && (
            <li>
              <Typography variant="h3">See which jobs it fits</Typography>
              <Typography variant="body2" color="textSecondary">
                We’ll score what we just read against today’s open jobs. No account, and nothing is stored.
              </Typography>
              <Row>
                <Button onClick={onTry}>See your five best jobs</Button>
              </Row>
            </li>
          )}
        </Findings>
      </Surface>
      <Surface as="section" pad="none" aria-label="What we read, in order">
        <CardHead>
          <div>
            <Typography variant="h2">What we read, in order</Typography>
            <Typography variant="caption" component="div" color="textSecondary">
              {lines.length < total_lines
                ? `The first ${plural(lines.length, 'line')} of ${total_lines}`
                : plural(lines.length, 'line')}
            </Typography>
          </div>
        </CardHead>
        <Lines ref={list} tabIndex={0} aria-label="Lines of your resume">
          {lines.map((line, index) => (
            <Line
              key={`${line.page}:${line.line}:${line.column}:${line.text}`}
              line={line}
              pages={pages}
              turns={line.column !== (lines[index - 1]?.column ?? 0)}
              shown={shown !== null && placeText(line, 2) === placeText(shown, 2)}
            />
          ))}
        </Lines>
      </Surface>
    </Halves>
  );
}
