import type { Components, Theme } from '@mui/material/styles';
import { surface } from './surface.ts';
import { radius, textSize, tone } from './tokens.ts';

/** Text fields: the label stays above the field; borders have a contrast of 3. */
export const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiFormControl: { styleOverrides: { root: { gap: 6 } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        fontSize: textSize.body2,
        fontWeight: 550,
        lineHeight: 1.4,
        color: tone.ink,
        '&.Mui-focused, &.Mui-error': { color: tone.ink },
        '&.Mui-disabled': { color: tone.ink3 },
      },
      asterisk: { color: tone.ink3, '&.Mui-error': { color: tone.ink3 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: radius.inner,
        backgroundColor: tone.surface,
        minHeight: 46,
        fontSize: textSize.body1,
        '& fieldset': { top: 0, borderColor: tone.control, transition: 'border-color 120ms ease-out' },
        '& legend': { display: 'none' },
        '&:hover fieldset.MuiOutlinedInput-notchedOutline': { borderColor: tone.ink2 },
        '&.Mui-focused fieldset.MuiOutlinedInput-notchedOutline': {
          borderColor: tone.accent,
          borderWidth: 2,
        },
        '&.Mui-error fieldset.MuiOutlinedInput-notchedOutline': { borderColor: tone.danger },
        '&.Mui-disabled': { backgroundColor: tone.sunken },
        '&.Mui-disabled fieldset.MuiOutlinedInput-notchedOutline': { borderColor: tone.line },
      },
      input: {
        padding: '11px 14px',
        height: 'auto',
        lineHeight: '24px',
        '&::placeholder': { color: tone.ink3, opacity: 1 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${tone.accentSoft} inset`,
          WebkitTextFillColor: tone.ink,
          caretColor: tone.ink,
          borderRadius: 'inherit',
        },
      },
      // The line and its padding fit into the height, or the field would be taller than its neighbors.
      sizeSmall: { minHeight: 40, fontSize: textSize.body2, '& input': { paddingTop: 8, paddingBottom: 8 } },
      multiline: { padding: 0 },
      adornedStart: { '& input': { paddingLeft: 0 } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        fontSize: textSize.small,
        lineHeight: 1.4,
        color: tone.ink3,
        '&.Mui-error': { color: tone.danger, fontWeight: 500 },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: tone.ink,
        fontWeight: 550,
        fontSize: textSize.body2,
        '&.Mui-focused': { color: tone.ink },
      },
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { padding: '11px 14px', minHeight: '24px !important', lineHeight: '24px' },
      icon: { color: tone.ink2, right: 10 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { select: { padding: '11px 14px' }, icon: { color: tone.ink2 } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: '5px 8px', gap: 4 },
      input: { padding: '6px !important' },
      paper: { ...surface.floating, marginTop: 6, borderRadius: radius.inner },
      option: {
        minHeight: '40px !important',
        borderRadius: 8,
        margin: '0 6px',
        '&.Mui-focused': { backgroundColor: `${tone.sunken} !important` },
        '&[aria-selected="true"]': {
          backgroundColor: `${tone.accentSoft} !important`,
          color: tone.accentStrong,
        },
      },
      tag: { margin: 2 },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: tone.ink3 } } },
};
