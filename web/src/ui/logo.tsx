import { styled } from '@mui/material/styles';
import { brand } from '@/lib/brand.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';

const Dial = styled('svg')({ display: 'block', flex: 'none' });

/** The compass alone. Decorative: the product's name is beside it, or labels the link. */
export function Compass({ size = 30 }: { size?: number }) {
  return (
    <Dial width={size} height={size} viewBox="0 0 30 30" aria-hidden>
      <circle cx="15" cy="15" r="14" fill={tone.accent} />
      <path d="M20.8 9.2 13.4 13.4 9.2 20.8 16.6 16.6Z" fill={tone.onAccent} />
      <path d="M13.4 13.4 16.6 16.6 9.2 20.8Z" fill={tone.signal} />
    </Dial>
  );
}

const Word = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  font: `680 ${textSize.h3}/1 ${font.display}`,
  letterSpacing: '-0.02em',
  color: tone.ink,
});

/** Compass and name. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <Word>
      <Compass size={size} />
      {brand.name}
    </Word>
  );
}
