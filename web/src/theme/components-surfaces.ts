import type { Components, Theme } from '@mui/material/styles';
import { surface } from './surface.ts';
import { font, radius, textSize, tone } from './tokens.ts';

const floating = { ...surface.floating, backgroundImage: 'none' };

/** What content lies on: dialogs, menus, drawers, alerts, tables. Cards are `Surface`. */
export const surfaces: Components<Theme> = {
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: { paper: { ...floating, margin: 16, width: 'calc(100% - 32px)' } },
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
};
