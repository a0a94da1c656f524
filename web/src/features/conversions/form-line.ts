import { styled } from '@mui/material/styles';

/** Fields and a button in one line, below each other where there is no room. */
export const FormLine = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  '& > button': { justifySelf: 'start' },
});
