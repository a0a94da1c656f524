import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { radius, textSize, tone } from '@/theme/tokens.ts';

/** A navigation link; the current page is tinted and has `aria-current`. */
export const NavItem = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '8px 12px',
  borderRadius: radius.inner,
  color: tone.ink2,
  fontSize: textSize.body2,
  lineHeight: 1.4,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'color 120ms ease-out',
  '&:hover': { color: tone.ink },
  '&.active': { background: tone.accentSoft, color: tone.accentStrong, fontWeight: 600 },
  '@media (forced-colors: active)': {
    '&.active': { textDecoration: 'underline', textDecorationThickness: 2 },
  },
});
