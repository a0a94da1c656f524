import type { Components, Theme } from '@mui/material/styles';
import { choices } from './components-choices.ts';
import { inputs } from './components-inputs.ts';
import { surfaces } from './components-surfaces.ts';
import { moreContrast } from './more-contrast.ts';
import { font, LARGE_TEXT, radius, textSize, tone } from './tokens.ts';

/** The focus ring: 2 px wide, 2 px away, never removed. */
export const focusRing = { outline: `2px solid ${tone.accent}`, outlineOffset: 2 };

/** All changes to MUI's components. Features use them as they are. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        // Whatever takes the focus is scrolled clear of the top bar and of what floats in the lower corner.
        scrollPaddingTop: 88,
        scrollPaddingBottom: 'calc(76px + var(--dock-room, 0px))',
        WebkitTextSizeAdjust: '100%',
      },
      body: {
        fontFamily: font.text,
        // Digits of equal width: they line up in columns and change in place.
        fontVariantNumeric: 'tabular-nums',
        WebkitFontSmoothing: 'antialiased',
        MozOsxFontSmoothing: 'grayscale',
        overflowX: 'clip',
        // Rather a broken word than one that leaves the window.
        overflowWrap: 'break-word',
      },
      '::selection': { background: tone.accentSoft, color: tone.accentStrong },
      'a, button, summary, [tabindex]': { '&:focus-visible': focusRing },
      // Drawings and charts aren't mirrored where the text runs from right to left.
      svg: { direction: 'ltr' },
      // Icons keep their size beside text that wraps.
      '.lucide': { flex: 'none' },
      // Plain links in text; a component's own link styles win.
      ':where(a:not([class]))': {
        color: tone.accent,
        textUnderlineOffset: '0.18em',
        '&:hover': { color: tone.accentStrong },
      },
      // Focused by the page itself, where the keyboard goes on from there: nothing there can be pressed.
      ':is(h1, main, [role="dialog"])[tabindex="-1"]:focus-visible': { outline: 'none' },
      'h1, h2, h3, h4': { textWrap: 'balance' },
      p: { textWrap: 'pretty' },
      ...moreContrast,
      '@media print': {
        ':root, body': { colorScheme: 'light', background: '#fff' },
        // The change from the dark theme is made right before printing; nothing may fade then.
        '*, *::before, *::after': { transition: 'none !important' },
        // What can be pressed is of no use on paper.
        '.MuiButton-root, .MuiIconButton-root': { display: 'none !important' },
        'h1, h2, h3, h4': { breakAfter: 'avoid' },
        'tr, figure, blockquote': { breakInside: 'avoid' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        headline: 'h1',
        title: 'h1',
        section: 'h2',
        intro: 'p',
        lead: 'p',
        small: 'p',
        body1: 'p',
        body2: 'p',
        caption: 'p',
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        borderRadius: radius.full,
        minHeight: 44,
        padding: '0 20px',
        lineHeight: 1.2,
        whiteSpace: 'nowrap',
        [LARGE_TEXT]: { whiteSpace: 'normal', paddingBlock: 8 },
        transition: 'background-color 140ms ease-out, border-color 140ms ease-out, color 140ms ease-out',
        '&.Mui-disabled': { opacity: 1 },
      },
      sizeLarge: { minHeight: 52, padding: '0 26px', fontSize: textSize.body1 },
      sizeSmall: {
        minHeight: 36,
        padding: '0 14px',
        fontSize: textSize.small,
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      contained: {
        // Forced colors remove backgrounds; without a border it would look like text.
        '@media (forced-colors: active)': { border: '1px solid' },
        '&:hover': { backgroundColor: tone.accentStrong },
        '&.Mui-disabled': {
          backgroundColor: tone.sunken,
          color: tone.ink3,
          border: `1px solid ${tone.line}`,
        },
        '&.MuiButton-colorError:hover': { backgroundColor: tone.danger },
      },
      outlined: {
        color: tone.ink,
        borderColor: tone.control,
        '&:hover': { borderColor: tone.ink, backgroundColor: tone.sunken },
        '&.MuiButton-colorError': { color: tone.danger, borderColor: tone.danger },
        '&.Mui-disabled': { color: tone.ink3, borderColor: tone.line },
      },
      text: {
        color: tone.ink2,
        '&:hover': { color: tone.ink, backgroundColor: tone.sunken },
        '&.MuiButton-colorError': { color: tone.danger },
      },
      startIcon: { marginRight: 8, marginLeft: -2 },
      endIcon: { marginLeft: 8, marginRight: -2 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        color: tone.ink2,
        borderRadius: radius.inner,
        '&:hover': { backgroundColor: tone.sunken, color: tone.ink },
      },
      sizeSmall: { width: 36, height: 36 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: tone.accent,
        fontWeight: 500,
        textUnderlineOffset: '0.18em',
        textDecorationThickness: 1,
        textDecorationColor: 'currentColor',
        '&:hover': { color: tone.accentStrong, textDecorationThickness: 2 },
      },
    },
  },
  ...inputs,
  ...choices,
  ...surfaces,
};
