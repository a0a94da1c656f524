import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useHeldAnswer } from '@/domain/applications/held-answer.ts';
import { OpenQuestions } from '@/domain/applications/open-questions.tsx';
import { useQuestionGroups } from '@/domain/applications/use-question-groups.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';

const Lead = styled(Typography)({ marginBottom: 16 });

type QuestionsDialogProps = { open: boolean; onClose: () => void };

/** Every open question, each answered once for all the applications that ask it. */
export function QuestionsDialog({ open, onClose }: QuestionsDialogProps) {
  const query = useQuestionGroups();
  const held = useHeldAnswer();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="questions-title">
      <DialogTitle id="questions-title">Answer once, apply everywhere</DialogTitle>
      <DialogContent>
        <QueryPanel
          query={query}
          what="your open questions"
          heading="h3"
          skeleton={<SkeletonLines lines={6} />}
        >
          {({ items }) => (
            <>
              <Lead color="textSecondary">
                {items.some(({ id }) => id !== held?.group.id)
                  ? 'We’ll use each answer for every application that asks, and remember it for similar questions.'
                  : 'You’re all caught up. No form is waiting for an answer.'}
              </Lead>
              <OpenQuestions questions={items} />
            </>
          )}
        </QueryPanel>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
