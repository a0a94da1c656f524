import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { CSS_PREFIX, DARK, font, LIGHT, type ToneName } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tone: Record<ToneName, string>;
  }
  interface PaletteOptions {
    tone?: Record<ToneName, string>;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    section: React.CSSProperties;
    small: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    section?: React.CSSProperties;
    small?: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    section: true;
    small: true;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

function palette(tones: Record<ToneName, string>) {
  return {
    tone: tones,
    primary: {
      main: tones.accent,
      dark: tones.accentStrong,
      light: tones.accentSoft,
      contrastText: tones.onAccent,
    },
    error: { main: tones.danger, dark: tones.danger, light: tones.dangerSoft, contrastText: tones.onDanger },
    warning: {
      main: tones.signal,
      dark: tones.signalInk,
      light: tones.signalSoft,
      contrastText: tones.signalInk,
    },
    success: {
      main: tones.accent,
      dark: tones.accentStrong,
      light: tones.accentSoft,
      contrastText: tones.onAccent,
    },
    text: { primary: tones.ink, secondary: tones.ink2, disabled: tones.ink3 },
    background: { default: tones.paper, paper: tones.surface },
    divider: tones.line,
  };
}

const heading = { fontFamily: font.display, fontWeight: 640, letterSpacing: '-0.02em', lineHeight: 1.08 };

/** The identity as a MUI theme with CSS variables; `dark` is a class on the document element. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: CSS_PREFIX, colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: palette(LIGHT) }, dark: { palette: palette(DARK) } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: font.text,
    display: { ...heading, fontSize: 'clamp(44px, 6.2vw, 84px)', lineHeight: 1.04 },
    section: { ...heading, fontSize: 'clamp(30px, 3.4vw, 40px)' },
    h1: { ...heading, fontSize: 'clamp(28px, 2.6vw, 34px)' },
    h2: { ...heading, fontSize: 'clamp(22px, 2vw, 26px)', lineHeight: 1.15 },
    h3: { ...heading, fontSize: 18, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h4: { ...heading, fontSize: 16, lineHeight: 1.3, letterSpacing: '-0.005em' },
    body1: { fontSize: 16, lineHeight: 1.55 },
    body2: { fontSize: 15, lineHeight: 1.5 },
    small: { fontFamily: font.text, fontSize: 14, lineHeight: 1.5 },
    caption: { fontSize: 13, lineHeight: 1.45 },
    button: { fontWeight: 600, fontSize: 15, textTransform: 'none', letterSpacing: 0 },
  },
  components,
});
