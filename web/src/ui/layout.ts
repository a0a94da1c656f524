import { styled } from '@mui/material/styles';
import { textSize } from '@/theme/tokens.ts';

const forward = (prop: PropertyKey) => prop !== 'gap' && prop !== 'as' && prop !== 'sx';

type Gap = {
  /** Space between the children, in px. */
  gap?: number;
};

/** Children below each other. */
export const Stack = styled('div', { shouldForwardProp: forward })<Gap>(({ gap = 24 }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
}));

/** Children side by side, wrapping: buttons, chips, a value and its status. */
export const Row = styled('div', { shouldForwardProp: forward })<Gap>(({ gap = 10 }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

/** A group of controls under one legend, without the browser's frame. */
export const Fieldset = styled('fieldset')({ border: 0, padding: 0, margin: 0, minWidth: 0 });

/** The question above a group of controls; looks like the label of a text field. */
export const Legend = styled('legend')({
  padding: 0,
  fontSize: textSize.body2,
  fontWeight: 550,
  lineHeight: 1.4,
});
