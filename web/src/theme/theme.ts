import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { CSS_PREFIX, DARK, font, LIGHT, type ToneName, textSize } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tone: Record<ToneName, string>;
  }
  interface PaletteOptions {
    tone?: Record<ToneName, string>;
  }
  interface TypeText {
    tertiary: string;
  }
  interface TypographyVariants {
    display: React.CSSProperties;
    headline: React.CSSProperties;
    title: React.CSSProperties;
    section: React.CSSProperties;
    intro: React.CSSProperties;
    figure: React.CSSProperties;
    lead: React.CSSProperties;
    small: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    headline?: React.CSSProperties;
    title?: React.CSSProperties;
    section?: React.CSSProperties;
    intro?: React.CSSProperties;
    figure?: React.CSSProperties;
    lead?: React.CSSProperties;
    small?: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsColorOverrides {
    textTertiary: true;
  }
  interface TypographyPropsVariantOverrides {
    display: true;
    headline: true;
    title: true;
    section: true;
    intro: true;
    figure: true;
    lead: true;
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
    text: { primary: tones.ink, secondary: tones.ink2, tertiary: tones.ink3, disabled: tones.ink3 },
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
    display: { ...heading, fontSize: textSize.display, lineHeight: 1.04 },
    headline: { ...heading, fontSize: textSize.headline, lineHeight: 1.04 },
    title: { ...heading, fontSize: textSize.title },
    section: { ...heading, fontSize: textSize.section },
    h1: { ...heading, fontSize: textSize.h1 },
    h2: { ...heading, fontSize: textSize.h2, lineHeight: 1.15 },
    h3: { ...heading, fontSize: textSize.h3, lineHeight: 1.25, letterSpacing: '-0.01em' },
    h4: { ...heading, fontSize: textSize.body1, lineHeight: 1.3, letterSpacing: '-0.005em' },
    intro: { fontFamily: font.text, fontSize: textSize.intro, lineHeight: 1.5 },
    figure: { fontFamily: font.text, fontSize: textSize.figure, fontWeight: 640, lineHeight: 1.1 },
    lead: { fontFamily: font.text, fontSize: textSize.lead, lineHeight: 1.5 },
    body1: { fontSize: textSize.body1, lineHeight: 1.55 },
    body2: { fontSize: textSize.body2, lineHeight: 1.5 },
    small: { fontFamily: font.text, fontSize: textSize.small, lineHeight: 1.5 },
    caption: { fontSize: textSize.caption, lineHeight: 1.45 },
    button: { fontWeight: 600, fontSize: textSize.body2, textTransform: 'none', letterSpacing: 0 },
  },
  components,
});
