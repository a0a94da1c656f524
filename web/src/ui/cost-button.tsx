import Button, { type ButtonProps } from '@mui/material/Button';
import { plural } from '@/lib/format.ts';

type CostButtonProps = ButtonProps & {
  /** Credits that the action reserves; 0 shows "free". */
  credits: number;
};

/** A button that shows its cost beside its verb: "Apply with Huntwell · 1 credit". */
export function CostButton({ credits, children, ...button }: CostButtonProps) {
  return (
    <Button {...button}>
      <span>
        {children}
        <span style={{ fontWeight: 500 }}>
          {' · '}
          <span>{credits === 0 ? 'free' : plural(credits, 'credit')}</span>
        </span>
      </span>
    </Button>
  );
}
