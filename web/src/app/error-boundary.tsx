import { Component, type ReactNode } from 'react';
import { track } from '@/lib/tracking/track.ts';
import { ErrorScreen } from './error-screen.tsx';
import { countRetry, noteBroken, noteShown, retriesLeft } from './retries.ts';

const PLACE = 'app';

type State = { failed: boolean };

/** Catches errors outside the router: three retries, then a reload. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    noteBroken(PLACE);
    console.error(error);
    track('error_boundary', { message: error.message });
  }

  private readonly retry = (): void => {
    countRetry(PLACE);
    noteShown(PLACE);
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorScreen retriesLeft={retriesLeft(PLACE)} onRetry={this.retry} />;
  }
}
