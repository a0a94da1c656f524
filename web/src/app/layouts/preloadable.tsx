import { type ComponentType, lazy } from 'react';

/** A component whose code loads when it first renders, or before, by `load`. Once that has resolved, it renders at once. */
export function preloadable<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    Loaded ??= await fetch();
    return { default: Loaded };
  };
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  return Object.assign((props: Props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />), { load });
}
