import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { textSize } from '@/theme/tokens.ts';

/** A link in small type: at the end of a title, or under a text. */
export const SmallLink = styled(MuiLink)({
  fontSize: textSize.small,
  lineHeight: 1.5,
  fontWeight: 600,
}) as typeof MuiLink;
