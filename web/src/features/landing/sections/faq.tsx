import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Band } from '../section-frame.tsx';
import { QUESTIONS } from './questions.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  gap: '32px 72px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Item = styled('details')({
  borderBottom: `1px solid ${tone.line}`,
  '&:first-of-type': { borderTop: `1px solid ${tone.line}` },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 60,
    padding: '12px 0',
    fontWeight: 600,
    fontSize: textSize.lead,
    lineHeight: 1.35,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: tone.accentStrong },
  },
  '& summary svg': { flex: 'none', color: tone.ink3, transition: 'transform 160ms ease-out' },
  '&[open] summary svg': { transform: 'rotate(45deg)' },
  '& p': { margin: 0, padding: '0 40px 22px 0', color: tone.ink2 },
});

const More = styled(Typography)({ marginTop: 16 });

/** Questions and answers. */
export function Faq() {
  return (
    <Band sunken>
      <Layout>
        <div>
          <Typography variant="section">Questions, answered plainly</Typography>
          <More color="textSecondary">
            Have another question? <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
          </More>
        </div>
        <div>
          {QUESTIONS.map((item) => (
            <Item key={item.question}>
              <summary>
                {item.question}
                <svg
                  width="18"
                  height="18"
                  viewBox="0 0 18 18"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.750"
                  strokeLinecap="round"
                  aria-hidden
                >
                  <path d="M9 3v12M3 9h12" />
                </svg>
              </summary>
              <p>{item.answer}</p>
            </Item>
          ))}
        </div>
      </Layout>
    </Band>
  );
}
