import { styled } from '@mui/material/styles';

/** The scrolling part of the side panel, below its head. */
export const PanelBody = styled('div')({ padding: '18px 22px 32px', display: 'grid', gap: 22 });
