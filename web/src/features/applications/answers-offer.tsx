import { updateProfile } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { callApi } from '@/lib/api-client.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  marginBottom: 14,
  padding: '10px 10px 10px 18px',
  borderRadius: radius.card,
  border: `1px solid ${tone.line}`,
  fontSize: textSize.body2,
  lineHeight: 1.35,
  '& > p': { margin: 0, flex: '1 1 240px' },
  '& > div': { display: 'flex', gap: 6 },
});

/** After the first form: offers to answer what most forms ask, once and for all. Shown until it is opened or declined. */
export function AnswersOffer() {
  const profile = useQuery(profileQuery).data;
  const decline = useMutation({
    mutationFn: () => callApi(updateProfile, { body: { answers_offered: true } }),
  });
  if (!profile || profile.answers_offered || decline.isPending || decline.isSuccess) return null;
  return (
    <Bar aria-label="Frequent questions">
      <p>
        Forms ask the same things again and again. Answer them once, and your next applications won’t have to
        wait for you.
      </p>
      <div>
        <Button size="small" component={Link} to={paths.answers()}>
          Your answers
        </Button>
        <Button size="small" variant="text" onClick={() => decline.mutate()}>
          Not now
        </Button>
      </div>
    </Bar>
  );
}
