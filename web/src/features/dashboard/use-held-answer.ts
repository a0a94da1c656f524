import { answerGroups, type QuestionGroup } from '@contract/applications-questions.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { toast } from '@/ui/toast-store.ts';

/** Long enough to notice a wrong press and reach the button. */
const HOLD_MS = 10_000;

export type Answered = { group: QuestionGroup; value: string };
type Held = Answered & { phase: 'held' | 'sending' | 'sent' };

/**
 * An answer on its way. Forms go on as soon as the server has it and an employer may see it, so it cannot be taken back
 * then: it is held here for some seconds first, in which it can. Whoever leaves the page sends it.
 */
export function useHeldAnswer() {
  const [current, setCurrent] = useState<Held | null>(null);
  const held = useRef<Answered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutate } = useMutation({
    mutationFn: ({ group, value }: Answered) =>
      callApi(answerGroups, { body: { answers: [{ id: group.id, value }] }, keepalive: true }),
    onSuccess: (_, { group }) =>
      setCurrent((now) => (now?.group.id === group.id ? { ...now, phase: 'sent' } : now)),
    onError: (error, { group }) => {
      setCurrent((now) => (now?.group.id === group.id ? null : now));
      toast({ variant: 'destructive', title: 'Couldn’t save your answer', description: errorDetail(error) });
    },
  });

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const answered = held.current;
    if (!answered) return;
    held.current = null;
    setCurrent({ ...answered, phase: 'sending' });
    mutate(answered);
  }, [mutate]);

  const answer = useCallback(
    (group: QuestionGroup, value: string) => {
      send();
      held.current = { group, value };
      setCurrent({ group, value, phase: 'held' });
      timer.current = setTimeout(send, HOLD_MS);
    },
    [send],
  );

  const undo = useCallback(() => {
    clearTimeout(timer.current);
    held.current = null;
    setCurrent(null);
  }, []);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', send);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [send]);

  return { current, answer, undo };
}
