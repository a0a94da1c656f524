import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { plural } from '@/lib/format.ts';

type CostButtonProps = ButtonProps & {
  /** Credits that the action reserves; 0 shows "free". */
  credits: number;
};

const Cost = styled('span')({ fontWeight: 500 });

/** A button that shows its cost beside its verb: "Apply with Huntwell · 1 credit". */
export function CostButton({ credits, children, ...button }: CostButtonProps) {
  return (
    <Button {...button}>
      <span>
        {children}
        <Cost>
          {' · '}
          <span>{credits === 0 ? 'free' : plural(credits, 'credit')}</span>
        </Cost>
      </span>
    </Button>
  );
}
