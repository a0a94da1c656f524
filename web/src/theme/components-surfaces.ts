import type { Components, Theme } from '@mui/material/styles';
import { font, radius, textSize, tone } from './tokens.ts';

const floating = {
  backgroundImage: 'none',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  boxShadow: tone.shadow,
};

/** What things lie on: cards, dialogs, menus, tables, tooltips. One line instead of a shadow; a shadow only floats. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card, borderColor: tone.line } },
  },
  MuiDialog: {
    styleOverrides: { paper: { ...floating, borderRadius: 18, margin: 16, width: 'calc(100% - 32px)' } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontFamily: font.display,
        fontWeight: 640,
        fontSize: textSize.h2,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        padding: '24px 24px 8px',
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 20px', color: tone.ink2 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 24px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tone.scrim } } },
  },
  MuiMenu: {
    styleOverrides: { paper: { ...floating, marginTop: 6, minWidth: 200 }, list: { padding: 6 } },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 42,
        borderRadius: 8,
        fontSize: textSize.body2,
        gap: 10,
        '&:hover, &.Mui-focusVisible': { backgroundColor: tone.sunken },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: tone.accentSoft,
          color: tone.accentStrong,
        },
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', backgroundColor: tone.paper } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: {
      tooltip: {
        backgroundColor: tone.ink,
        color: tone.paper,
        fontSize: textSize.caption,
        lineHeight: 1.4,
        fontWeight: 450,
        padding: '6px 10px',
        borderRadius: 8,
      },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBottom: `1px solid ${tone.line}`,
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { padding: '6px 0', minHeight: 60, fontWeight: 600, fontSize: textSize.lead },
      content: { margin: '12px 0' },
      expandIconWrapper: { color: tone.ink2 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 40px 22px 0', color: tone.ink2 } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: radius.inner,
        fontSize: textSize.body2,
        border: '1px solid transparent',
        alignItems: 'flex-start',
      },
      standard: {
        '&.MuiAlert-colorError': { backgroundColor: tone.dangerSoft, color: tone.danger },
        '&.MuiAlert-colorWarning': { backgroundColor: tone.signalSoft, color: tone.signalInk },
        '&.MuiAlert-colorSuccess': { backgroundColor: tone.accentSoft, color: tone.accentStrong },
        '&.MuiAlert-colorInfo': { backgroundColor: tone.sunken, color: tone.ink2 },
        '& .MuiAlert-icon': { color: 'inherit' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        borderColor: tone.line,
        padding: '11px 12px',
        fontSize: textSize.body2,
      },
      head: { color: tone.ink3, fontWeight: 500, fontSize: textSize.small },
    },
  },
  MuiDivider: { styleOverrides: { root: { borderColor: tone.line } } },
};
