import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes the uncontrolled fields of a form follow the address, for example when going back. Only fields whose value changed
 * are set: another one may hold what someone is typing.
 * @param values by the name of the field
 * @param typed what the address says because of someone's typing, by the name of the field: that field is left as it was typed
 */
export function useFieldValues(
  form: RefObject<HTMLFormElement | null>,
  values: Record<string, string | undefined>,
  typed?: RefObject<Record<string, string | undefined>>,
): void {
  const shown = useRef(values);
  useEffect(() => {
    for (const [name, value = ''] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (value === (shown.current[name] ?? '') || value === typed?.current[name]) continue;
      // Nothing that was typed is left, so the address may say the same again, for example when going forward.
      if (typed) typed.current = { ...typed.current, [name]: undefined };
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    shown.current = values;
  });
}
