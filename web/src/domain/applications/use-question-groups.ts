import { listQuestions } from '@contract/applications-questions.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client.ts';

/** Every open question once, starting with the one that unlocks the most applications. */
export function useQuestionGroups() {
  return useQuery(apiQuery(listQuestions));
}
