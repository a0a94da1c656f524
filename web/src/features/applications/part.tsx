import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { textSize, tone } from '@/theme/tokens.ts';
import { Form } from '@/ui/forms/form.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBottom: 8,
  fontSize: textSize.small,
  '& > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
  // The word of a text button ends where the lines below it end.
  '& > .MuiButton-text': { marginRight: -10 },
  '& > [role="status"]:last-child': { marginInlineStart: 0 },
  '& a': { fontWeight: 600 },
});

/** What stands in a part that is empty, and small remarks. */
export const Quiet = styled('span')({ color: tone.ink3, fontSize: textSize.small });

/** A small form within a part: one field below the other. */
export const PartForm = styled(Form)({ display: 'grid', gap: 14, marginTop: 12 }) as typeof Form;

/** The rows of a part. */
export const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 });

/** The main words of a row. */
export const Main = styled('span')({ display: 'block', fontWeight: 620 });

type PartProps = {
  title: string;
  /** Beside the title: a status right after it, anything else at the end of the line. */
  beside?: ReactNode;
  children: ReactNode;
};

/** One part of what is known about an application: its title, one thing beside it, and its content. */
export function Part({ title, beside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Typography id={id} variant="h4" component="h3">
          {title}
        </Typography>
        {beside}
      </Head>
      {children}
    </section>
  );
}
