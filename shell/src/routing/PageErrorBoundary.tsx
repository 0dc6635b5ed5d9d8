import { Component, type ReactNode } from 'react';
import { PageCrash } from './PageCrash.tsx';

type State = { readonly error: unknown; readonly hasError: boolean };

/** Keeps a page that fails while it is drawn from taking the portal along. */
export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, hasError: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasError: true };
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <PageCrash
        error={this.state.error}
        onRetry={() => {
          this.setState({ error: undefined, hasError: false });
        }}
      />
    );
  }
}
