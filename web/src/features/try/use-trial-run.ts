import type { TrialFacts } from '@contract/trial.ts';
import { rankTrial, readTrialResume } from '@contract/trial.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { finishReading, forgetTrial, getTrial, type Trial, useTrial } from '@/domain/trial/trial-store.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail, hasCode } from '@/lib/api-error.ts';

const RANKING = 'trial-ranking';

/** A sentence for the visitor about a failed call. */
export function trialProblem(error: unknown): string {
  return hasCode(error, 'rate_limited')
    ? 'Too many attempts from your network. Try again in a minute.'
    : errorDetail(error);
}

/** Reads the file of the current trial, then ranks jobs for its facts, and again whenever they change. */
export function useTrialRun() {
  const client = useQueryClient();
  const trial = useTrial();
  const reading = useMutation({
    mutationFn: (given: Trial) => callApi(readTrialResume, { file: given.file }),
    onSuccess: ({ pages, full_name, facts }, { file, startedAt }) => {
      const milliseconds = performance.now() - startedAt;
      finishReading(file, { pages, fullName: full_name, milliseconds }, facts);
    },
    // The visitor may have given another file meanwhile.
    onError: (_error, { file }) => {
      if (getTrial()?.file === file) forgetTrial();
    },
  });
  const { mutate: read, reset } = reading;
  const file = trial?.file ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per file; the facts change without reading it again
  useEffect(() => {
    if (trial && !trial.facts) read(trial);
  }, [file, read]);

  const facts = trial?.facts ?? null;
  const startedAt = trial?.startedAt ?? 0;
  const ranking = useQuery({
    queryKey: [RANKING, startedAt, facts],
    queryFn: async ({ signal }) => {
      // The first time counts from the file on; later ones only what the new scores took.
      const from = facts === trial?.readFacts ? startedAt : performance.now();
      const found = await callApi(rankTrial, { body: facts as TrialFacts, signal });
      return { ...found, took: performance.now() - from };
    },
    enabled: facts !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });

  const remove = () => {
    client.removeQueries({ queryKey: [RANKING] });
    reset();
    forgetTrial();
  };

  return {
    trial,
    /** Why the file couldn't be read; the trial is then forgotten. */
    problem: reading.error ? trialProblem(reading.error) : null,
    ranking,
    remove,
  };
}
