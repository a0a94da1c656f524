import { Component, type ReactNode } from 'react';
import { ERROR_RETRIES } from '@/lib/constants.ts';
import { track } from '@/lib/tracking/track.ts';
import { ErrorScreen } from './error-screen.tsx';

type State = { failed: boolean; retries_left: number };

/** Catches what breaks outside the router: three new tries, then only a reload helps. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, retries_left: ERROR_RETRIES };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error(error);
    track('error_boundary', { message: error.message });
  }

  override render(): ReactNode {
    const { failed, retries_left } = this.state;
    if (!failed) return this.props.children;
    return (
      <ErrorScreen
        retries_left={retries_left}
        on_retry={() => this.setState({ failed: false, retries_left: retries_left - 1 })}
      />
    );
  }
}
