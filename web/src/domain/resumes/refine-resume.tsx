import { getResumeRefinement, refineResume } from '@contract/resume-refinement.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ScanSearch } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { Icon } from '@/ui/icon.tsx';
import { SmallLink } from '@/ui/small-link.ts';
import { Surface } from '@/ui/surface.ts';
import { resultInWords, unclearInWords } from './refine-words.ts';

const Box = styled(Surface)({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  '&:focus': { outline: 'none' },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });

type RefineResumeProps = { resume_id: string; heading: 'h2' | 'h3' };

/**
 * Offers to have a language model look for what we weren't sure of in this resume, and says what came of it. Nothing is sent
 * before the button is pressed, and what will be sent, and to whom, stands above it. Nothing shows if no model is set up.
 */
export function RefineResume({ resume_id, heading }: RefineResumeProps) {
  const at = { params: { resume_id } };
  const box = useRef<HTMLDivElement>(null);
  const { data } = useQuery({
    ...apiQuery(getResumeRefinement, at),
    // Asked from another page: until that is settled.
    refetchInterval: ({ state }) => (state.data?.status === 'asking' ? 5000 : false),
  });
  const ask = useMutation({
    mutationFn: () => callApi(refineResume, at),
    // The button may be gone with the answer.
    onSettled: () => box.current?.focus(),
  });
  if (!data || data.provider === null) return null;
  const { provider, unclear, status } = data;
  const result = resultInWords(data);
  const open = unclear.length > 0 && (status === 'never' || status === 'failed');
  const problem = ask.error ? errorDetail(ask.error) : null;
  if (!open && !result && !ask.isPending) return null;
  return (
    <Box as="section" kind="inner" pad="sm" ref={box} tabIndex={-1} aria-label={`Check with ${provider}`}>
      {open && (
        <>
          <Typography variant="h3" component={heading}>
            Want a second look?
          </Typography>
          <Typography variant="body2" color="textSecondary">
            We’re not sure about {unclearInWords(unclear)}. {provider} can look again. We’ll send it the text
            of this resume without your email, phone number, and links, and without street addresses and birth
            dates we recognize. It gets nothing unless you ask.
          </Typography>
        </>
      )}
      <div role="status">{result && <Typography variant="body2">{result}</Typography>}</div>
      {problem && (
        <Typography variant="body2" color="error" role="alert">
          {problem}
        </Typography>
      )}
      {open && (
        <Actions>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon of={ScanSearch} />}
            loading={ask.isPending}
            onClick={() => ask.mutate()}
          >
            Check with {provider}
          </Button>
          <SmallLink component={Link} to={paths.privacy()}>
            Privacy Policy
          </SmallLink>
        </Actions>
      )}
    </Box>
  );
}
