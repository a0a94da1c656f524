import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { surface } from '@/theme/surface.ts';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

type Line = {
  what: string;
  detail: string;
  /** What was read from it; null if that isn't sure. */
  found: string | null;
  /** What the user can do about what isn't sure. */
  ask?: string;
};

const RESUME: { section: string; lines: Line[] }[] = [
  {
    section: 'Experience',
    lines: [
      {
        what: 'Data intern, Tarnwood Labs',
        detail: 'Jun – Aug 2025. Weekly reports for four regions in SQL and Excel.',
        found: 'SQL, Excel',
      },
      {
        what: 'Barista, Loomsey Coffee',
        detail: 'Summers 2023 and 2024. Customer service and cash handling.',
        found: 'customer service, cash handling',
      },
    ],
  },
  {
    section: 'Projects',
    lines: [
      { what: 'Bus delay map', detail: 'Capstone. Python and SQL, 2 million rows.', found: 'Python, SQL' },
      {
        what: 'Debate club treasurer',
        detail: 'Budget of $6,200',
        found: null,
        ask: 'Add when you did this',
      },
    ],
  },
];

const Sheet = styled('div')(({ theme }) => ({
  ...surface.floating,
  borderRadius: radius.inner,
  padding: '28px 0 28px 28px',
  // The notes stand half outside the sheet.
  marginInlineEnd: 46,
  [theme.breakpoints.down('sm')]: { padding: '20px 16px', marginInlineEnd: 0 },
}));

const Section = styled('h3')({
  margin: '18px 0 4px',
  fontFamily: 'inherit',
  fontSize: textSize.caption,
  fontWeight: 600,
  letterSpacing: 0,
  color: tone.ink3,
});

const Lines = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 188px',
  columnGap: 26,
  alignItems: 'center',
  padding: '9px 0',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
}));

const Words = styled('div')({
  fontSize: textSize.small,
  lineHeight: 1.45,
  color: tone.ink2,
  '& strong': { display: 'block', fontSize: textSize.body2, color: tone.ink },
});

const Note = styled('div')(({ theme }) => ({
  position: 'relative',
  marginInlineEnd: -46,
  padding: '8px 12px',
  background: tone.surface,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.inner,
  fontSize: textSize.caption,
  lineHeight: 1.35,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '100%',
    top: '50%',
    width: 22,
    borderTop: `2px dashed ${tone.control}`,
  },
  '& strong': { display: 'flex', alignItems: 'center', gap: 4, color: tone.accent },
  '&[data-unsure=true]': {
    background: hatch(tone.line, tone.surface),
    '& > span, & strong': {
      color: tone.ink,
      background: tone.surface,
      width: 'fit-content',
      paddingInline: 3,
    },
  },
  [theme.breakpoints.down('sm')]: { marginInlineEnd: 0, marginInlineStart: 22 },
}));

/** An invented resume, with what was found in each line beside it. */
export function AnnotatedResume() {
  return (
    <Sheet>
      <Typography variant="h2">Noor Castellan</Typography>
      <Typography variant="small" component="p" color="textSecondary">
        Albany, NY · graduating May 2027 · an example
      </Typography>
      {RESUME.map(({ section, lines }) => (
        <div key={section}>
          <Section>{section}</Section>
          <Lines>
            {lines.map(({ what, detail, found, ask }) => (
              <Row key={what}>
                <Words>
                  <strong>{what}</strong>
                  {detail}
                </Words>
                <Note data-unsure={found === null}>
                  <strong>
                    {found === null ? (
                      '? Not sure'
                    ) : (
                      <>
                        <Icon of={Check} size={13} />
                        Found
                      </>
                    )}
                  </strong>
                  <span>{found ?? ask}</span>
                </Note>
              </Row>
            ))}
          </Lines>
        </div>
      ))}
    </Sheet>
  );
}
