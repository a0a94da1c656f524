/** Which jobs are selected, and from which one a range begins. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null };

export const NONE_SELECTED: Selection = { ids: new Set(), anchor: null };

/** Selects or deselects one. */
export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Selects everything from the job that was selected last up to this one; `order` is what the list shows. */
export function selectUpTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return { ids: new Set([...selection.ids, id]), anchor: id };
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
}

/** Only what the list still shows; the same selection if that is all of it. */
export function keepShown(selection: Selection, order: readonly string[]): Selection {
  const shown = new Set(order);
  const left = [...selection.ids].filter((id) => shown.has(id));
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}
