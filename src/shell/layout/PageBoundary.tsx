import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen.tsx';

type Props = { children: ReactNode };
type State = { error: unknown };

/** Keeps the frame of the site when a page breaks in the browser. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <FailureScreen status={500} error={this.state.error} />;
  }
}
