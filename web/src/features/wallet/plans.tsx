import { sendFeedback } from '@contract/feedback.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { PriceSheet } from '@/domain/wallet/price-sheet.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { type SessionUser, useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { Icon } from '@/ui/icon.tsx';
import { toast } from '@/ui/toast-store.ts';

const WISHES = { premium: 'Premium', packs: 'a pack of credits' } as const;
type Wish = keyof typeof WISHES;

type TellMeProps = {
  wish: Wish;
  user: SessionUser | null;
  /** The wish reached us already, now or on an earlier day. */
  noted: boolean;
  onNoted: (noted: boolean) => void;
  main?: boolean;
};

/** "Tell me when it opens": keeps the wish in the team's inbox, under the person's address. */
function TellMe({ wish, user, noted, onNoted, main = false }: TellMeProps) {
  const tell = useMutation({
    mutationFn: () =>
      callApi(sendFeedback, {
        body: {
          message: `Tell me when the checkout opens. I would like ${WISHES[wish]}.`,
          email: user?.email ?? brand.anonymousEmail,
        },
      }),
    // Shown at once: a button that waits would lose the focus that pressed it.
    onMutate: () => onNoted(true),
    onSuccess: () => {
      track('checkout_wish', { wish });
      toast({
        title: 'Noted',
        description: user?.email ? `We write to ${user.email} when the checkout opens.` : undefined,
      });
    },
    onError: (error) => {
      onNoted(false);
      toast({ variant: 'destructive', title: 'Not noted', description: errorDetail(error) });
    },
  });
  return (
    <Button
      size={main ? 'large' : undefined}
      variant={main && !noted ? 'contained' : 'outlined'}
      startIcon={<Icon of={noted ? Check : Bell} size={18} />}
      // Not `disabled`, for the same reason.
      aria-disabled={noted || undefined}
      onClick={() => {
        if (!noted) tell.mutate();
      }}
    >
      {noted ? 'Noted: we write to you' : 'Tell me when it opens'}
    </Button>
  );
}

/** What credits will cost, and the way to hear of it: the checkout is not built yet. */
export function Plans() {
  const { user } = useSession();
  const wishes = useDraft<Record<Wish, boolean>>(`checkout-wishes:${user?.uid}`, {
    premium: false,
    packs: false,
  });
  const tellMe = (wish: Wish) => ({
    wish,
    user,
    noted: wishes.value[wish],
    onNoted: (noted: boolean) => wishes.change({ [wish]: noted }),
  });
  return (
    <section aria-labelledby="plans">
      <Typography variant="h2" id="plans">
        Plans and packs
      </Typography>
      <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '46em' }} color="textSecondary">
        The checkout is not open yet: nothing can be bought, and nothing is charged. These will be the prices.
        If you run out of credits before, write to <Link href={`mailto:${brand.email}`}>{brand.email}</Link>:
        we can add some by hand.
      </Typography>
      <PriceSheet premium={<TellMe {...tellMe('premium')} main />} packs={<TellMe {...tellMe('packs')} />} />
    </section>
  );
}
