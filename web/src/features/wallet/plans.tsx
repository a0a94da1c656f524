import { sendFeedback } from '@contract/feedback.ts';
import { PRICING } from '@contract/pricing.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Bell, Check } from 'lucide-react';
import { costEach } from '@/domain/wallet/cost-each.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { brand } from '@/lib/brand.ts';
import { formatMoney, plural } from '@/lib/format.ts';
import { type SessionUser, useSession } from '@/lib/session.ts';
import { track } from '@/lib/tracking/track.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { font, radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';

const WISHES = { premium: 'Premium', packs: 'a pack of credits' } as const;
type Wish = keyof typeof WISHES;

type TellMeProps = {
  wish: Wish;
  user: SessionUser | null;
  /** The user has already asked, now or earlier. */
  noted: boolean;
  onNoted: (noted: boolean) => void;
};

/** "Tell me when it opens": sends the request to the team's inbox with the user's address. */
function TellMe({ wish, user, noted, onNoted }: TellMeProps) {
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

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 20,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Card = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '26px 28px',
  '& > h2': { marginBottom: 14 },
  [theme.breakpoints.down('md')]: { padding: '20px 16px' },
}));
const Price = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 10px',
  margin: '0 0 18px',
  color: tone.ink2,
  '& b': { font: `650 ${textSize.price}/1 ${font.display}`, letterSpacing: '-0.03em', color: tone.ink },
});
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(128px, max-content) minmax(0, 1fr)',
  margin: '0 0 18px',
  fontSize: textSize.body2,
  '& > dt, & > dd': { margin: 0, padding: '11px 14px 11px 0', borderTop: `1px solid ${tone.line}` },
  '& > dt': { color: tone.ink2 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(104px, max-content) minmax(0, 1fr)' },
}));
const Closed = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: 16,
  alignItems: 'center',
  marginTop: 'auto',
  padding: '16px 18px',
  borderRadius: radius.inner,
  background: tone.sunken,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Pack = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 18,
  padding: '16px 0',
  borderTop: `1px solid ${tone.line}`,
  '& b': { fontWeight: 620 },
  '& strong': { font: `650 ${textSize.h2}/1 ${font.display}`, letterSpacing: '-0.02em' },
});
const Packs = styled('ul')({
  listStyle: 'none',
  margin: '0 0 18px',
  padding: 0,
  '& small': { display: 'block', fontSize: textSize.small, color: tone.ink2 },
});
const Foot = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  marginTop: 'auto',
  paddingTop: 14,
  borderTop: `1px solid ${tone.line}`,
});

const { premium, packs } = PRICING;

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
    <Cards>
      <Card as="section" pad="none" aria-labelledby="premium">
        <Typography variant="h2" id="premium">
          Premium
        </Typography>
        <Price>
          <b>{formatMoney(premium.price)}</b> a {premium.period} · {plural(premium.credits, 'credit')}
        </Price>
        <Facts>
          <dt>Each application</dt>
          <dd>
            <b>About {costEach(premium.price, premium.credits)}</b> if you use every credit
          </dd>
          <dt>Unused credits</dt>
          <dd>Expire at the end of each month</dd>
          <dt>Cancel</dt>
          <dd>Anytime</dd>
        </Facts>
        <Closed>
          <Typography variant="small" color="textSecondary">
            <Strong>Checkout isn’t open yet.</Strong> You can’t buy anything and won’t be charged. These will
            be the prices.
          </Typography>
          <TellMe {...tellMe('premium')} />
        </Closed>
      </Card>
      <Card as="section" pad="none" aria-labelledby="packs">
        <Typography variant="h2" id="packs">
          Packs
        </Typography>
        <Packs>
          {packs.map(({ id, credits, price }) => (
            <Pack key={id}>
              <span>
                <b>{plural(credits, 'credit')}</b>
                <small>{costEach(price, credits)} each, never expire</small>
              </span>
              <strong>{formatMoney(price)}</strong>
            </Pack>
          ))}
        </Packs>
        <Foot>
          <Typography variant="small" color="textSecondary">
            We use the credits that expire first.
          </Typography>
          <TellMe {...tellMe('packs')} />
        </Foot>
      </Card>
    </Cards>
  );
}

const Strong = styled('b')({ color: tone.ink });
