import type { QuestionGroup } from '@contract/applications-questions.ts';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { holdAnswer, takeBackAnswer, useHeldAnswer, useSendOnLeaving } from './held-answer.ts';
import { QuestionAnswer } from './question-answer.tsx';
import { answeredWords, effectWords, employersOf } from './question-group-words.ts';

const Continued = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  marginBottom: 16,
  padding: '6px 10px 6px 18px',
  borderRadius: radius.card,
  background: tone.accentSoft,
  fontSize: textSize.body2,
  '& > svg': { color: tone.accent },
  '& > span': { flex: '1 1 200px', overflowWrap: 'anywhere' },
});
/** Takes the focus when an answer is taken back. */
const Root = styled('div')({ '&:focus-visible': { outline: 'none' } });
const Questions = styled('div')({ display: 'grid', gap: 12, marginBottom: 16 });
const Folded = styled('button')({
  display: 'grid',
  gap: 2,
  width: '100%',
  padding: '12px 18px',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  background: 'transparent',
  color: tone.ink,
  font: 'inherit',
  fontSize: textSize.body2,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { background: tone.sunken },
  '& > small': { color: tone.ink2, fontSize: textSize.small },
});

const More = styled(MuiLink)({ fontWeight: 600 }) as typeof MuiLink;

/** What the last answer did, and Undo while it hasn't left yet. */
function LastAnswer({ onUndo }: { onUndo: (group: QuestionGroup) => void }) {
  const answer = useHeldAnswer();
  return (
    <div role="status">
      {answer && (
        <Continued>
          <Icon of={Check} size={18} />
          <span>
            <b>{answeredWords(answer.group)}</b> · You answered “{answer.value.replaceAll('\n', ', ')}”
          </span>
          {answer.phase === 'held' && (
            <Button
              variant="text"
              size="small"
              autoFocus
              onClick={() => {
                takeBackAnswer();
                onUndo(answer.group);
              }}
            >
              Undo
            </Button>
          )}
        </Continued>
      )}
    </div>
  );
}

type OpenQuestionsProps = {
  questions: readonly QuestionGroup[];
  /** Shows only the first few; the rest are a link. */
  limit?: number;
};

/** Open questions across applications: each is answered once for all that ask it, and can be taken back for a moment. */
export function OpenQuestions({ questions, limit = questions.length }: OpenQuestionsProps) {
  const held = useHeldAnswer();
  useSendOnLeaving();
  const [openId, setOpenId] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const left = questions.filter(({ id }) => id !== held?.group.id);
  const open = left.find(({ id }) => id === openId) ?? left[0];
  const more = left.length - limit;
  return (
    <Root ref={top} tabIndex={-1}>
      <LastAnswer
        onUndo={({ id }) => {
          setOpenId(id);
          top.current?.focus();
        }}
      />
      {left.length > 0 && (
        <Questions>
          {left.slice(0, limit).map((group) =>
            group.id === open?.id ? (
              <QuestionAnswer key={group.id} group={group} onAnswer={(value) => holdAnswer(group, value)} />
            ) : (
              <Folded key={group.id} type="button" onClick={() => setOpenId(group.id)}>
                <b>{group.label}</b>
                <small>
                  {effectWords(group)} · {employersOf(group.applications)}
                </small>
              </Folded>
            ),
          )}
          {more > 0 && (
            <More component={Link} to={paths.applications({ questions: 'open' })} variant="small">
              {plural(more, 'more question')}
            </More>
          )}
        </Questions>
      )}
    </Root>
  );
}
