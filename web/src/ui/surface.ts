import { styled } from '@mui/material/styles';
import { surface } from '@/theme/surface.ts';

type SurfaceProps = {
  /** `inner` lies within a card or is a row of a list, `floating` lies over the page. */
  kind?: keyof typeof surface;
  /** Space inside, less on phones; `none` for lists, tables, and pictures that reach the edge. */
  pad?: 'none' | 'sm' | 'md' | 'lg' | 'xl';
};

/**
 * The one card. Choose the element with `as`, lay out its content with `styled(Surface)`.
 * @example <Surface as="section" pad="lg">…</Surface>
 */
export const Surface = styled('div', {
  // `as` chooses the element; forwarded, it would be an attribute.
  shouldForwardProp: (prop) => prop !== 'kind' && prop !== 'pad' && prop !== 'as' && prop !== 'sx',
})<SurfaceProps>(({ theme, kind = 'card', pad = 'md' }) => ({
  ...surface[kind],
  margin: 0,
  minWidth: 0,
  padding: { none: 0, sm: '14px 16px', md: 20, lg: 28, xl: 'clamp(28px, 5vw, 56px)' }[pad],
  [theme.breakpoints.down('sm')]: { padding: { none: 0, sm: '14px 16px', md: 16, lg: 20, xl: 28 }[pad] },
}));
