type Shown = { title: string };

/** The page on the screen; null while its code or data is loading. */
let shown: Shown | null = null;
let waiting: ((title: string) => void)[] = [];

/** Called by each page's `PageMeta`. Returns a function that removes the title again. */
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

/** Calls back once with the title of the page on the screen, right away if it has one. Returns a function that cancels it. */
export function whenPageTitled(callback: (title: string) => void): () => void {
  if (shown) callback(shown.title);
  else waiting.push(callback);
  return () => {
    waiting = waiting.filter((one) => one !== callback);
  };
}
