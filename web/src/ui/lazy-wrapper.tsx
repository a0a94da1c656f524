import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LAZY } from '@/lib/constants.ts';
import { useNearViewport } from './use-near-viewport.ts';
import { usePrerendered } from './use-prerendered.ts';

type LazyWrapperProps = {
  /** About as high as the content, so nothing jumps. */
  placeholder: ReactNode;
  marginPx?: number;
  /** Renders the content now, near or not. */
  wanted?: boolean;
  /** The content's HTML needs no script: if prerendered, it stays as it is. */
  plain?: boolean;
  children: ReactNode;
};

/**
 * Renders its content, and loads what that needs, once it is near the viewport. On a prerendered page the content's HTML is
 * there from the start, and comes to life in the same way.
 */
export function LazyWrapper(props: LazyWrapperProps) {
  return usePrerendered() ? <Prerendered {...props} /> : <Placeheld {...props} />;
}

function Placeheld({ placeholder, marginPx = LAZY.marginPx, wanted = false, children }: LazyWrapperProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(marginPx);
  return (
    <div ref={ref}>
      {near || wanted ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
}

/** While hydrating, React leaves alone what such an element has inside. */
const AS_IT_IS = { __html: '' };

const CONTROLS = 'a, button';

/** What can have the focus. */
const FOCUSABLE = 'a, button, input, summary';

function Prerendered({ marginPx = LAZY.marginPx, plain = false, children }: LazyWrapperProps) {
  const [ref, near] = useNearViewport<HTMLDivElement>(marginPx, { whenLoaded: true });
  const [clicked, setClicked] = useState<number | null>(null);
  const live = useRef<HTMLDivElement>(null);
  const isLive = (near && !plain) || clicked !== null;
  const focused = useRef(-1);
  // Its cleanup runs while the HTML, and with it the focus, is still there.
  const attach = (html: HTMLDivElement) => {
    ref.current = html;
    return () => {
      const { activeElement } = document;
      focused.current = activeElement ? [...html.querySelectorAll(FOCUSABLE)].indexOf(activeElement) : -1;
      ref.current = null;
    };
  };
  useLayoutEffect(() => {
    if (isLive)
      live.current?.querySelectorAll<HTMLElement>(FOCUSABLE)[focused.current]?.focus({ preventScroll: true });
  }, [isLive]);
  useEffect(() => {
    if (clicked !== null) live.current?.querySelectorAll<HTMLElement>(CONTROLS)[clicked]?.click();
  }, [clicked]);

  // What is pressed here before the content lives is pressed again when it does.
  const holdClick = (event: MouseEvent<HTMLDivElement>) => {
    const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (plain || !control || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const index = [...currentTarget.querySelectorAll(CONTROLS)].indexOf(control);
    startTransition(() => setClicked(index));
  };

  if (isLive || import.meta.env.SSR) {
    return (
      <div key="live" ref={live}>
        {children}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a control is a click
    <div
      key="html"
      ref={attach}
      onClick={holdClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps our own prerendered HTML
      dangerouslySetInnerHTML={AS_IT_IS}
      suppressHydrationWarning
    />
  );
}
