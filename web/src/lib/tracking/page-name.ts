/** `/students-and-grads` to `Students And Grads`, `/` to `Home`. Ids are omitted: they aren't page names. */
export function pageName(pathname: string): string {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (!first) return 'Home';
  const name = first
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return second ? `${name} Detail` : name;
}
