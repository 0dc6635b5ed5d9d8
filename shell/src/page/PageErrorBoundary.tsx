import { Component, type ReactNode } from 'react';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { PageCrash } from './PageCrash.tsx';

type Props = {
  readonly children: ReactNode;
  /** Whose page it is; none for one of the shell itself. */
  readonly description?: ModuleDescription;
  /** Hears of each failure. - result: its reference, for people */
  readonly onFailure: (error: unknown) => string | undefined;
  /** Opens the page in an earlier release, where there is one. */
  readonly onGoBack: (() => void) | undefined;
};
type State = {
  readonly error: unknown;
  readonly hasError: boolean;
  readonly reference: string | undefined;
};

const NOTHING: State = { error: undefined, hasError: false, reference: undefined };

/** Keeps a page that fails while it is drawn from taking the portal along. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = NOTHING;

  static getDerivedStateFromError(error: unknown): State {
    return { ...NOTHING, error, hasError: true };
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ reference: this.props.onFailure(error) });
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <PageCrash
        error={this.state.error}
        description={this.props.description}
        reference={this.state.reference}
        onRetry={() => {
          this.setState(NOTHING);
        }}
        onGoBack={this.props.onGoBack}
      />
    );
  }
}
