import { styled } from '@mui/material/styles';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { VIDEO } from '@/lib/constants.ts';
import { font, radius, textSize, tone } from '@/theme/tokens.ts';
import { Contours } from './contours.tsx';
import { Icon } from './icon.tsx';
import { Surface } from './surface.ts';
import { useNearViewport } from './use-near-viewport.ts';

const Frame = styled(Surface)({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  maxHeight: VIDEO.maxHeightPx,
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  '& video': {
    width: '100%',
    height: '100%',
    maxHeight: VIDEO.maxHeightPx,
    objectFit: 'cover',
    display: 'block',
  },
  '& video::cue': { font: `600 ${textSize.body2}/1.4 ${font.text}`, background: tone.ink, color: tone.paper },
});

const Sign = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: tone.ink2,
  '& > span': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: '50%',
    border: `2px solid ${tone.accent}`,
    color: tone.accent,
    background: tone.surface,
  },
  '& > p': {
    position: 'relative',
    margin: 0,
    padding: '6px 16px',
    borderRadius: radius.full,
    background: tone.sunken,
  },
});

type LazyVideoProps = {
  /** URL without its extension; there is a `.webm`, an `.mp4`, a `.vtt` of captions, and a `-poster.webp`. */
  src: string;
  /** Describes the video for screen readers. */
  label: string;
};

/**
 * A silent, looping video that is fetched once it is near the viewport. A placeholder shows until it plays, and a message
 * if it can't be loaded. It can be paused, and doesn't start by itself if the user prefers reduced motion.
 */
export function LazyVideo({ src, label }: LazyVideoProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(VIDEO.marginPx, { threshold: 0 });
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Frame pad="none" ref={ref}>
      {near && state !== 'failed' && (
        <video
          poster={`${src}-poster.webp`}
          aria-label={label}
          muted
          loop
          autoPlay={!still}
          controls
          playsInline
          preload="auto"
          onLoadedData={() => setState('loaded')}
          onError={() => setState('failed')}
        >
          <source src={`${src}.webm`} type="video/webm" />
          {/* If the last source fails, the video fails. */}
          <source src={`${src}.mp4`} type="video/mp4" onError={() => setState('failed')} />
          <track kind="captions" srcLang="en" label="English" src={`${src}.vtt`} default />
          Your browser does not support the video tag.
        </video>
      )}
      {state !== 'loaded' && (
        <Sign>
          <Contours seed="demo video" x={0.5} y={0.5} lines={9} step={60} />
          {state === 'failed' ? (
            <p>Video unavailable</p>
          ) : (
            <span aria-hidden>
              <Icon of={Play} size={26} />
            </span>
          )}
        </Sign>
      )}
    </Frame>
  );
}
