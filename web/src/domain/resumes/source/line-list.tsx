import type { Resume, SourceLine } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { textSize, tone } from '@/theme/tokens.ts';

const Paper = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: '12px 0',
  overflow: 'auto',
  minHeight: 0,
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: 10,
  fontSize: textSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
  '& > li': { padding: '7px 16px', borderInlineStart: '3px solid transparent' },
  '& > li[aria-current=true]': {
    background: tone.accentSoft,
    borderInlineStartColor: tone.accent,
    color: tone.ink,
    fontWeight: 550,
  },
});

/** A line as it is kept is cut off at this length. */
const MOST_CHARACTERS = 160;
const shownLine = ({ text }: SourceLine) => (text.length < MOST_CHARACTERS ? text : `${text.trimEnd()}…`);

/** Files without fixed pages: the lines that something was read from, with these marked and the first of them in view. */
export function LineList({ resume, lines }: { resume: Resume; lines: readonly SourceLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const [first] = lines;
  const at = first ? resume.source_lines.indexOf(first) : -1;
  useEffect(() => {
    const frame = list.current;
    const item = frame?.children[at];
    if (!frame || !(item instanceof HTMLElement)) return;
    frame.scrollTo({ top: item.offsetTop - frame.offsetTop - frame.clientHeight * 0.35 });
  }, [at]);
  return (
    <Paper ref={list} tabIndex={0} aria-label={`Lines of ${resume.file_name}`}>
      {resume.source_lines.map((line) => (
        <li key={`${line.page}:${line.line}`} aria-current={lines.includes(line) || undefined}>
          {shownLine(line)}
        </li>
      ))}
    </Paper>
  );
}
