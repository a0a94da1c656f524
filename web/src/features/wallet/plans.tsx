import { sendFeedback } from '@contract/feedback.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
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
  /** The user has already asked, now or earlier. */
  noted: boolean;
  onNoted: (noted: boolean) => void;
  main?: boolean;
};

/** "Tell me when it opens": sends the request to the team's inbox with the user's address. */
function TellMe({ wish, user, noted, onNoted, main = false }: TellMeProps) {
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
      size={main ? 'large' : undefined}
      variant={main && !noted ? 'contained' : 'outlined'}
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

const Lead = styled(Typography)({ margin: '8px 0 20px', maxWidth: '46em' });

/** What credits will cost, and a way to hear when checkout opens. */
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
      <Lead color="textSecondary">
        Checkout isn’t open yet, so you can’t buy anything and won’t be charged. These will be the prices. If
        you run out of credits before then, email <Link href={`mailto:${brand.email}`}>{brand.email}</Link>{' '}
        and we’ll add some.
      </Lead>
      <PriceSheet premium={<TellMe {...tellMe('premium')} main />} packs={<TellMe {...tellMe('packs')} />} />
    </section>
  );
}
