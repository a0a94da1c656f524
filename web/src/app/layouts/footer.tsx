import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { openFeedback } from '@/features/feedback/feedback-open.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone, width } from '@/theme/tokens.ts';
import { Logo } from '@/ui/logo.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { AUDIENCES } from '../nav-links.ts';
import { PrivacyChoices } from './privacy-choices.tsx';
import { SOCIAL_PATHS } from './social-icons.ts';

const Root = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${tone.line}`,
  background: tone.sunken,
  color: tone.ink2,
  fontSize: textSize.body2,
  '& > div': {
    maxWidth: width.marketing,
    margin: '0 auto',
    padding: '44px clamp(16px, 4vw, 48px) calc(40px + var(--dock-room, 0px))',
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1.9fr) repeat(4, minmax(110px, 1fr))',
    gap: '32px 40px',
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 24 },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& a, & li button': {
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: tone.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  '& h2': { fontSize: textSize.small, fontWeight: 600, color: tone.ink, margin: '0 0 6px' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li button': { border: 0, padding: 0, background: 'none', cursor: 'pointer' },
  '& li a, & li button': { display: 'inline-flex', alignItems: 'center', minHeight: 34 },
  '@media print': { display: 'none' },
}));

const Wide = styled('div')(({ theme }) => ({ [theme.breakpoints.down('md')]: { gridColumn: '1 / -1' } }));

/** On phones, where the button doesn't float over the page. */
const FeedbackButton = styled(Button)(({ theme }) => ({
  marginTop: 14,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Social = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: '18px !important',
  marginInlineStart: '-10px !important',
  '& a': { position: 'relative', width: 44, height: 44, justifyContent: 'center' },
});

const Contact = styled('p')({
  margin: '14px 0 0',
  maxWidth: '30em',
  '& > a': { textDecoration: 'underline' },
});
const Copyright = styled('p')({
  gridColumn: '1 / -1',
  margin: 0,
  color: tone.ink3,
  fontSize: textSize.small,
});

const LEGAL = 'Legal';

const COLUMNS = [
  {
    title: 'Free tools',
    links: [
      { to: paths.tryIt(), label: 'Try without an account' },
      { to: paths.resumeCheck(), label: 'Resume check' },
      { to: paths.jobStatus(), label: 'Is this job still open?' },
      { to: paths.salaryRanges(), label: 'Salary ranges' },
    ],
  },
  {
    title: 'Product',
    links: [
      { to: paths.features(), label: 'Features' },
      { to: paths.howScoresWork(), label: 'How scores work' },
      { to: paths.comparison(), label: 'Compare' },
      { to: paths.jobs(), label: 'Jobs' },
      { to: paths.blog(), label: 'Blog' },
      { to: paths.about(), label: 'About' },
    ],
  },
  { title: "Who's It For?", links: AUDIENCES },
  {
    title: LEGAL,
    links: [
      { to: paths.privacy(), label: 'Privacy Policy' },
      { to: paths.refunds(), label: 'Refund Policy' },
    ],
  },
];

/** The bottom of every page: pages, policies, and social links. */
export function Footer() {
  return (
    <Root id="site-footer">
      <div>
        <Wide>
          <Logo size={28} />
          <Contact>
            Questions? <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </Contact>
          <FeedbackButton variant="outlined" size="small" onClick={openFeedback}>
            Feedback
          </FeedbackButton>
          <Social aria-label="Social media">
            {brand.social.map((network) => (
              <li key={network.name}>
                <a href={network.url} target="_blank" rel="noopener noreferrer">
                  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
                    <path d={SOCIAL_PATHS[network.name]} />
                  </svg>
                  <VisuallyHidden>{`${brand.name} on ${network.name}`}</VisuallyHidden>
                </a>
              </li>
            ))}
          </Social>
        </Wide>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.label}</Link>
                </li>
              ))}
              {column.title === LEGAL && (
                <li>
                  <PrivacyChoices />
                </li>
              )}
            </ul>
          </nav>
        ))}
        {/* Prerendered pages have the year of their build. */}
        <Copyright suppressHydrationWarning>
          © {new Date().getFullYear()} {brand.legalName}
        </Copyright>
      </div>
    </Root>
  );
}
