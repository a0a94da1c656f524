import { styled } from '@mui/material/styles';
import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { TOP_BAR_HEIGHT, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

/** Stays below the top bar as the page scrolls: what waits for the connection may be anywhere on it. */
const Place = styled('div')({
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 11,
  '@media print': { display: 'none' },
});
const Bar = styled('p')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  margin: 0,
  padding: '10px clamp(16px, 3vw, 32px)',
  background: tone.signalSoft,
  borderBottom: `1px solid ${tone.line}`,
  color: tone.signalInk,
  fontSize: textSize.small,
  lineHeight: 1.4,
  '& > svg': { flex: 'none' },
});

/**
 * Says why nothing loads or saves while there is no connection: requests wait for it (TanStack Query pauses them) and are
 * sent once it is back. The same source says so here as holds them back.
 */
export function OfflineBar() {
  const online = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    // There before the words are, or they wouldn't be read out.
    <Place role="status">
      {!online && (
        <Bar>
          <Icon of={WifiOff} size={18} />
          <span>
            You’re offline. Keep this page open, and we’ll load and save everything once you’re back.
          </span>
        </Bar>
      )}
    </Place>
  );
}
