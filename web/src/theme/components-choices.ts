import type { Components, Theme } from '@mui/material/styles';
import { radius, textSize, tone } from './tokens.ts';

/** Forced colors remove backgrounds: what only they show gets a line. */
const FORCED = '@media (forced-colors: active)';

/** Controls for choosing: switches, checkboxes, radios, tabs, chips, sliders, toggle buttons. */
export const choices: Components<Theme> = {
  MuiSwitch: {
    styleOverrides: {
      root: {
        width: 46,
        height: 28,
        padding: 0,
        overflow: 'visible',
        flex: 'none',
        // Most switches have a label beside them; the margin makes the row tall enough for a thumb.
        '.MuiFormControlLabel-root &': { margin: '8px 12px 8px 10px' },
      },
      switchBase: {
        padding: 4,
        color: tone.surface,
        transitionDuration: '140ms',
        '&.Mui-checked': {
          transform: 'translateX(18px)',
          color: tone.onAccent,
          '& + .MuiSwitch-track': { backgroundColor: tone.accent, opacity: 1 },
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
      },
      thumb: { width: 20, height: 20, boxShadow: 'none', [FORCED]: { border: '2px solid' } },
      track: {
        borderRadius: radius.full,
        backgroundColor: tone.control,
        opacity: 1,
        border: 0,
        [FORCED]: { border: '1px solid' },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: { color: tone.control, padding: 10, '&:hover': { backgroundColor: tone.sunken } },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { color: tone.control, padding: 10, '&:hover': { backgroundColor: tone.sunken } },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -10, marginRight: 0 },
      label: { fontSize: textSize.body1, lineHeight: 1.4 },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { height: 4, padding: '16px 0' },
      rail: { backgroundColor: tone.control, opacity: 0.5 },
      track: { border: 0 },
      thumb: {
        width: 22,
        height: 22,
        backgroundColor: tone.surface,
        border: `2px solid ${tone.accent}`,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': {
          boxShadow: `0 0 0 3px ${tone.accentSoft}`,
          outline: `2px solid ${tone.accent}`,
        },
      },
      markLabel: { color: tone.ink3, fontSize: textSize.caption },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${tone.line}` },
      indicator: {
        height: 2,
        backgroundColor: tone.accent,
        borderRadius: 2,
        [FORCED]: { borderTop: '2px solid' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 0,
        padding: '8px 14px',
        color: tone.ink2,
        fontWeight: 550,
        '&:hover': { color: tone.ink },
        '&.Mui-selected': { color: tone.accentStrong },
        '&.Mui-focusVisible': { outlineOffset: -3, borderRadius: radius.inner },
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        backgroundColor: tone.sunken,
        boxShadow: `inset 0 0 0 1px ${tone.line}`,
        borderRadius: radius.full,
        padding: 4,
        gap: 4,
      },
      grouped: { border: 0, margin: 0, borderRadius: `${radius.full}px !important` },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '0 16px',
        border: 0,
        color: tone.ink2,
        fontSize: textSize.small,
        '&:hover': { backgroundColor: tone.line },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: tone.surface,
          color: tone.ink,
          boxShadow: `0 0 0 1px ${tone.control}`,
        },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: radius.full,
        height: 32,
        fontSize: textSize.small,
        fontWeight: 500,
        backgroundColor: tone.sunken,
        color: tone.ink,
      },
      deleteIcon: { color: tone.ink3, '&:hover': { color: tone.ink } },
    },
  },
};
