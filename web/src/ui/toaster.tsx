import { styled } from '@mui/material/styles';
import * as RadixToast from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { TOAST } from '@/lib/constants.ts';
import { surface } from '@/theme/surface.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { toasts } from './toast-store.ts';

const Viewport = styled(RadixToast.Viewport)(({ theme }) => ({
  position: 'fixed',
  zIndex: 1500,
  insetInlineEnd: 24,
  // Below the top bar, and below the privacy choice while it is open.
  top: 'calc(84px + var(--consent-room, 0px))',
  width: 380,
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  outlineOffset: 4,
  [theme.breakpoints.down('sm')]: { insetInlineEnd: 16, top: 'calc(76px + var(--consent-room, 0px))' },
}));

const Root = styled(RadixToast.Root)({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 4,
  alignItems: 'start',
  padding: '14px 8px 14px 18px',
  ...surface.floating,
  fontSize: textSize.body2,
  transition: 'transform 160ms ease-out, opacity 160ms ease-out',
  '&[data-variant="destructive"]': { background: tone.dangerSoft, borderColor: tone.danger },
  '&[data-state="closed"]': { opacity: 0, pointerEvents: 'none' },
  '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))', transition: 'none' },
  '&[data-swipe="cancel"]': { transform: 'translateX(0)' },
  '&[data-swipe="end"]': { transform: 'translateX(120%)', opacity: 0 },
});

const Title = styled(RadixToast.Title)({
  fontWeight: 620,
  lineHeight: 1.4,
  '[data-variant="destructive"] &': { color: tone.danger },
});
const Description = styled(RadixToast.Description)({ color: tone.ink2, marginTop: 2, lineHeight: 1.45 });
const Action = styled(RadixToast.Action)({
  font: 'inherit',
  fontWeight: 600,
  marginTop: 8,
  minHeight: 36,
  padding: '0 14px',
  borderRadius: radius.full,
  border: `1px solid ${tone.control}`,
  background: 'transparent',
  color: tone.ink,
  cursor: 'pointer',
});
const Close = styled(RadixToast.Close)({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginTop: -6,
  border: 0,
  borderRadius: radius.inner,
  background: 'transparent',
  color: tone.ink3,
  cursor: 'pointer',
});

/** Shows the toasts of `toast()`: one at a time, dismissed with a swipe to the right, focused with F8. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const urgent = toast?.variant === 'destructive' || toast?.alert === true;
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={TOAST.swipePx} duration={TOAST.displayMs}>
      {toast && (
        <Root
          key={toast.id}
          open={toast.open}
          forceMount
          type={urgent ? 'foreground' : 'background'}
          duration={toast.durationMs ?? TOAST.displayMs}
          data-variant={toast.variant ?? 'default'}
          onOpenChange={(open) => {
            if (!open) toasts.dismiss(toast.id);
          }}
        >
          <div role={urgent ? 'alert' : undefined}>
            <Title>{toast.title}</Title>
            {toast.description && (
              <Description asChild>
                <div>{toast.description}</div>
              </Description>
            )}
            {toast.action && (
              <Action altText={toast.action.label} onClick={toast.action.onClick}>
                {toast.action.label}
              </Action>
            )}
          </div>
          <Close aria-label="Dismiss">
            <Icon of={X} size={18} />
          </Close>
        </Root>
      )}
      <Viewport hotkey={['F8']} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}
