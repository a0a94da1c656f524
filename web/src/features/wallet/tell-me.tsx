import { sendFeedback } from '@contract/feedback.ts';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { Icon } from '@/ui/icon.tsx';
import { toast } from '@/ui/toast-store.ts';

const WISHES = { premium: 'Premium', packs: 'a pack of credits' } as const;
type Wish = keyof typeof WISHES;

/** "Tell me when it opens": sends the request to the team's inbox with the user's address. */
export function TellMe({ wish }: { wish: Wish }) {
  const { user } = useSession();
  const wishes = useDraft<Record<Wish, boolean>>(`checkout-wishes:${user?.uid}`, {
    premium: false,
    packs: false,
  });
  const noted = wishes.value[wish];
  const onNoted = (now: boolean) => wishes.change({ [wish]: now });
  const tell = useMutation({
    mutationFn: () =>
      callApi(sendFeedback, {
        body: {
          message: `Tell me when checkout opens. I’d like ${WISHES[wish]}.`,
          email: user?.email ?? brand.anonymousEmail,
        },
      }),
    // Shown right away: a loading button would lose the focus.
    onMutate: () => onNoted(true),
    onSuccess: () => {
      track('checkout_wish', { wish });
      toast({
        title: 'You’re on the list',
        description: user?.email ? `We’ll email ${user.email} when checkout opens.` : undefined,
      });
    },
    onError: (error) => {
      onNoted(false);
      toast({
        variant: 'destructive',
        title: 'Couldn’t add you to the list',
        description: errorDetail(error),
      });
    },
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Icon of={noted ? Check : Bell} size={18} />}
      // Not `disabled`, for the same reason.
      aria-disabled={noted || undefined}
      onClick={() => {
        if (!noted) tell.mutate();
      }}
    >
      {noted ? 'We’ll email you' : 'Tell me when it opens'}
    </Button>
  );
}
