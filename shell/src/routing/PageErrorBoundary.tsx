import { Component, type ReactNode } from 'react';
import { PageCrash } from './PageCrash.tsx';

type Props = {
  readonly children: ReactNode;
  /** Hears of each failure. */
  readonly onFailure: (error: unknown) => void;
  /** Opens the page in an earlier release, where there is one. */
  readonly onGoBack: (() => void) | undefined;
};
type State = { readonly error: unknown; readonly hasError: boolean };

/** Keeps a page that fails while it is drawn from taking the portal along. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasError: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasError: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <PageCrash
        error={this.state.error}
        onRetry={() => {
          this.setState({ error: undefined, hasError: false });
        }}
        onGoBack={this.props.onGoBack}
      />
    );
  }
}
