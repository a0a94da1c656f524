type Shown = { title: string };

/** The page that is shown; null while its code, or what it is about, still loads. */
let shown: Shown | null = null;
let waiting: ((title: string) => void)[] = [];

/** Called by each page's `PageMeta`. Returns how to take the title back when the page goes. */
export function showPageTitle(title: string): () => void {
  const mine: Shown = { title };
  shown = mine;
  const calls = waiting;
  waiting = [];
  for (const call of calls) call(title);
  return () => {
    if (shown === mine) shown = null;
  };
}

/** Calls back once with the title of the page that is shown: at once if there is one. Returns how to stop waiting. */
export function whenPageTitled(callback: (title: string) => void): () => void {
  if (shown) callback(shown.title);
  else waiting.push(callback);
  return () => {
    waiting = waiting.filter((one) => one !== callback);
  };
}
