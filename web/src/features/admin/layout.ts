import { styled } from '@mui/material/styles';
import { Row } from '@/ui/layout.ts';

/** Choices and buttons over a table. */
export const Toolbar = styled(Row)({ alignItems: 'end', marginBottom: 16 });
