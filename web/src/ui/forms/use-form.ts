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
  /** What has to hold before anything is sent: the contract's own schema, or one made of its parts. */
  schema: z.ZodType<Sent, Values>;
  /** What the form shows before anything is typed. A later one reaches every field that was left alone. */
  values: Values;
  /** Keeps what is typed in this browser until it is sent. Unique for person and form. */
  draft?: string;
  /**
   * Sends what the schema made of the values. Throws what the person shall be told: an ApiError goes to the fields that
   * it names, anything else above the button.
   * @param changed fields that differ from `values`
   */
  send: (body: Sent, changed: ReadonlySet<keyof Values>) => Promise<Answer>;
  /** What the form shows once it is sent, as the server stored it; `values` unless said otherwise. */
  saved?: (answer: Answer, sent: Values) => Values;
  onSent?: (answer: Answer) => void;
  /** What else the person is told when the schema refuses the values. */
  onInvalid?: () => void;
  /** Tells the person of a failure in a way of its own; errors of fields are shown on them in any case. */
  onError?: (error: unknown) => void;
  /** The field that a path of the server's errors is about, where the body is not shaped like the form. */
  fieldAt?: (path: string) => string;
};

export type FormHandle<Values extends FieldValues> = {
  methods: UseFormReturn<Values, unknown, never>;
  submit: (event?: BaseSyntheticEvent) => void;
  /** Something was typed that has not been sent. */
  unsaved: boolean;
  /** Counts the times that the form was refused: each is a reason to show the first wrong field. */
  refused: number;
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form: its values, what has to hold, and how it is sent. Only what was sent counts as saved, so what somebody types
 * while a save is under way stays.
 * @example const form = useForm({ schema: sendFeedback.body, values: { message: '' }, send: (body) => callOk(sendFeedback, { body }) })
 */
export function useForm<Values extends FieldValues, Sent, Answer>(
  options: FormOptions<Values, Sent, Answer>,
): FormHandle<Values> {
  const { schema, values, draft } = options;
  const [start] = useState(() => ({ ...values, ...(draft ? known(readDraft<Values>(draft), values) : {}) }));
  const methods = useHookForm<Values, unknown, Sent>({
    defaultValues: start as DefaultValues<Values>, // the whole of Values
    resolver: zodResolver(schema),
    // `Form` leads to the first wrong field in the order of the page, whoever found it.
    shouldFocusError: false,
  });
  const { getValues, setValue, setError, watch } = methods;
  const latest = useRef(options);
  latest.current = options;
  /** What counts as saved, and the `values` that were given last. */
  const base = useRef(values);
  const given = useRef(values);
  const sending = useRef(false);
  const [unsaved, setUnsaved] = useState(false);
  const [refused, setRefused] = useState(0);

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

  // What changed elsewhere, for instance on the server, reaches the fields that were left alone.
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
    // The server may have stored another spelling of what was sent; then that is shown.
    for (const name of Object.keys(saved)) if (same(now[name], sent[name])) put(name, saved[name]);
    keep();
  };

  /** Sends it; whether the server refused a field. */
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
    let refusedNow = false;
    void methods
      .handleSubmit(
        async (body) => {
          refusedNow = await valid(body);
        },
        () => {
          refusedNow = true;
          latest.current.onInvalid?.();
        },
      )(event)
      .finally(() => {
        sending.current = false;
        // Only now do the fields show what is wrong with them.
        if (refusedNow) setRefused((times) => times + 1);
      });
  };

  return { methods: methods as unknown as FormHandle<Values>['methods'], submit, unsaved, refused };
}

/** What a draft holds of the fields that the form has now; an older form may have had others. */
function known<Values extends FieldValues>(typed: Partial<Values>, values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name in values)) as Partial<Values>;
}
