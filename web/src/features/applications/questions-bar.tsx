import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { waitingWords } from '@/domain/applications/question-group-words.ts';
import { QuestionGroups, useQuestionGroups } from '@/domain/applications/question-groups.tsx';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';

const Bar = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  marginBottom: 14,
  padding: '8px 10px 8px 18px',
  borderRadius: radius.card,
  background: tone.accentSoft,
  color: tone.ink,
  fontSize: textSize.body2,
  '& button': { marginLeft: 'auto' },
});

type QuestionsBarProps = {
  /** The applications are loaded, and some are waiting for an answer. */
  waiting: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** Says that the same questions hold up several applications, and lets the user answer each once. */
export function QuestionsBar({ waiting, open, onOpen }: QuestionsBarProps) {
  const query = useQuestionGroups();
  const groups = query.data?.items ?? [];
  return (
    <>
      {waiting && groups.length > 0 && (
        <Bar aria-label="Open questions">
          {waitingWords(groups)}
          <Button size="small" onClick={() => onOpen(true)}>
            Answer now
          </Button>
        </Bar>
      )}
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        maxWidth="sm"
        fullWidth
        aria-labelledby="questions-title"
      >
        <DialogTitle id="questions-title">Answer once, apply everywhere</DialogTitle>
        <DialogContent>
          <QueryPanel
            query={query}
            what="your open questions"
            heading="h3"
            skeleton={<SkeletonLines lines={6} />}
            empty={({ items }) =>
              items.length === 0 && <p>You’re all caught up. No form is waiting for an answer.</p>
            }
          >
            {({ items }) => (
              <>
                <p style={{ margin: '0 0 16px', color: tone.ink2 }}>
                  We’ll use each answer for every application that asks, and remember it for similar
                  questions.
                </p>
                <QuestionGroups groups={items} />
              </>
            )}
          </QueryPanel>
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={() => onOpen(false)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
