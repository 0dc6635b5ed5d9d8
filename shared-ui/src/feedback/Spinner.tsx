import { Spinner as FluentSpinner } from '@fluentui/react-components';

type SpinnerProps = {
  /** What is going on; shown beside the spinner and told to screen readers. */
  readonly label: string;
  readonly size?: 'tiny' | 'small' | 'medium' | 'large';
};

/** Shows that something is going on, with words. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return <FluentSpinner size={size} label={label} />;
}
