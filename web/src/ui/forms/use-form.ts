import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { errorDetail } from '@/lib/api-error.ts';
import { forgetDraft, readDraft, writeDraft } from '@/lib/drafts.ts';
import { serverErrors } from './server-errors.ts';

export type FormOptions<Values extends FieldValues, Sent, Answer> = {
  /** Must hold before anything is sent: the contract's own schema, or one made of its parts. */
  schema: z.ZodType<Sent, Values>;
  /** Initial values. Later changes to them reach every field that the user hasn't touched. */
  values: Values;
  /** Keeps what is typed in this browser until it is sent. Unique per user and form. */
  draft?: string;
  /**
   * Sends the parsed values. The fields that a thrown ApiError names show it; any other error shows above the button.
   * @param changed fields that differ from `values`
   */
  send: (body: Sent, changed: ReadonlySet<keyof Values>) => Promise<Answer>;
  /** Values to show after sending, as the server stored them; `values` by default. */
  saved?: (answer: Answer, sent: Values) => Values;
  onSent?: (answer: Answer) => void;
  /** Called if the values are invalid. */
  onInvalid?: () => void;
  /** Replaces the error above the button; field errors always show on their fields. */
  onError?: (error: unknown) => void;
  /** Maps a path in the server's errors to its field if the request body isn't shaped like the form. */
  fieldAt?: (path: string) => string;
};

export type FormHandle<Values extends FieldValues> = {
  methods: UseFormReturn<Values, unknown, never>;
  submit: (event?: BaseSyntheticEvent) => void;
  /** Whether there are unsent changes. */
  unsaved: boolean;
  /** How often a submit was rejected: each time, the form focuses its first invalid field. */
  rejected: number;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form: its values, their rules, and how it is sent. Only what was sent counts as saved, so what is typed during a save
 * stays.
 * @example const form = useForm({ schema: sendFeedback.body, values: { message: '' }, send: (body) => callOk(sendFeedback, { body }) })
 */
export function useForm<Values extends FieldValues, Sent, Answer>(
  options: FormOptions<Values, Sent, Answer>,
): FormHandle<Values> {
  const { schema, values, draft } = options;
  const [start] = useState(() => ({ ...values, ...(draft ? known(readDraft<Values>(draft), values) : {}) }));
  const methods = useHookForm<Values, unknown, Sent>({
    defaultValues: start as DefaultValues<Values>, // all of Values
    resolver: zodResolver(schema),
    // `Form` focuses the first invalid field in page order, whether the browser or the server found it.
    shouldFocusError: false,
  });
  const { getValues, setValue, setError, watch } = methods;
  const latest = useRef(options);
  latest.current = options;
  /** What counts as saved, and the last `values` that were passed in. */
  const base = useRef(values);
  const given = useRef(values);
  const sending = useRef(false);
  const [unsaved, setUnsaved] = useState(false);
  const [rejected, setRejected] = useState(0);

  const changed = useCallback((): (keyof Values & string)[] => {
    const now = getValues();
    return Object.keys(base.current).filter((name) => !same(now[name], base.current[name]));
  }, [getValues]);

  const keep = useCallback(() => {
    const typed = changed();
    setUnsaved(typed.length > 0);
    const key = latest.current.draft;
    if (!key) return;
    const now = getValues();
    if (typed.length === 0) forgetDraft(key);
    else writeDraft(key, Object.fromEntries(typed.map((name) => [name, now[name]])));
  }, [changed, getValues]);

  const put = useCallback(
    (name: keyof Values & string, value: unknown) =>
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>),
    [setValue],
  );

  useEffect(() => {
    keep();
    const subscription = watch(keep);
    return () => subscription.unsubscribe();
  }, [keep, watch]);

  // Changes from elsewhere, such as the server, reach the fields that the user hasn't touched.
  useEffect(() => {
    if (same(given.current, values)) return;
    given.current = values;
    const before = base.current;
    base.current = values;
    const now = getValues();
    for (const name of Object.keys(values)) if (same(now[name], before[name])) put(name, values[name]);
    keep();
  });

  const settle = (sent: Values, saved: Values) => {
    const now = getValues();
    base.current = saved;
    // Shows what the server stored, which may be spelled differently.
    for (const name of Object.keys(saved)) if (same(now[name], sent[name])) put(name, saved[name]);
    keep();
  };

  /** Sends the form; returns whether the server rejected a field. */
  const valid = async (body: Sent): Promise<boolean> => {
    const { send, saved, onSent, onError, fieldAt } = latest.current;
    const sent = structuredClone(getValues());
    try {
      const answer = await send(body, new Set(changed()));
      settle(sent, saved ? saved(answer, sent) : given.current);
      onSent?.(answer);
      return false;
    } catch (error) {
      const { fields, rest } = serverErrors(error, Object.keys(sent), fieldAt);
      for (const { name, message } of fields) setError(name as Path<Values>, { type: 'server', message });
      if (onError) onError(error);
      else if (rest) setError('root.server', { type: 'server', message: errorDetail(error) });
      return fields.length > 0;
    }
  };

  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    let rejectedNow = false;
    void methods
      .handleSubmit(
        async (body) => {
          rejectedNow = await valid(body);
        },
        () => {
          rejectedNow = true;
          latest.current.onInvalid?.();
        },
      )(event)
      .finally(() => {
        sending.current = false;
        // Only now do the fields show their errors.
        if (rejectedNow) setRejected((times) => times + 1);
      });
  };

  return { methods: methods as unknown as FormHandle<Values>['methods'], submit, unsaved, rejected };
}

/** The fields of a draft that the form still has; an older version may have had others. */
function known<Values extends FieldValues>(typed: Partial<Values>, values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in values)) as Partial<Values>;
}
