import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useHeldAnswer } from '@/domain/applications/held-answer.ts';
import { waitingWords } from '@/domain/applications/question-group-words.ts';
import { useQuestionGroups } from '@/domain/applications/use-question-groups.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';

const Bar = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginBottom: 14,
  padding: '8px 10px 8px 18px',
  borderRadius: radius.card,
  background: tone.accentSoft,
  color: tone.ink,
  fontSize: textSize.body2,
  lineHeight: 1.35,
  '& button': { flex: 'none', marginInlineStart: 'auto' },
});

/** Says that the same questions hold up several applications, and opens them. */
export function QuestionsBar({ onOpen }: { onOpen: () => void }) {
  const held = useHeldAnswer();
  const groups = (useQuestionGroups().data?.items ?? []).filter(({ id }) => id !== held?.group.id);
  if (groups.length === 0) return null;
  return (
    <Bar aria-label="Open questions">
      {waitingWords(groups)}
      <Button size="small" onClick={onOpen}>
        Answer now
      </Button>
    </Bar>
  );
}
