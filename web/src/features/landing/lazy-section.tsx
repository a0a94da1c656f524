import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LAZY } from '@/lib/constants.ts';
import { LazyWrapper } from '@/ui/lazy-wrapper.tsx';
import { Bone } from '@/ui/skeletons.tsx';

const Placeholder = styled('div')({ padding: '96px clamp(16px, 4vw, 48px)' });
const Heading = styled(Bone)({ height: 40, width: 'min(420px, 80%)' });

type LazySectionProps = {
  /** About the height of the content, in px. */
  height: number;
  /** Render it now, wherever the viewport is. */
  wanted?: boolean;
  /** Its HTML needs no script. */
  plain?: boolean;
  children: ReactNode;
};

/** A section of the landing page, rendered once it comes within 50 px of the viewport. */
export function LazySection({ height, wanted, plain, children }: LazySectionProps) {
  return (
    <LazyWrapper
      marginPx={LAZY.sectionMarginPx}
      wanted={wanted}
      plain={plain}
      placeholder={
        <Placeholder style={{ minHeight: height }} aria-hidden>
          <Heading />
        </Placeholder>
      }
    >
      {children}
    </LazyWrapper>
  );
}
