import { ProgressBar as FluentProgressBar } from '@fluentui/react-components';

type ProgressBarProps = {
  /** What is going on, for screen readers. */
  readonly label: string;
  /** How much of it is done, from 0 to 1. */
  readonly value: number;
};

/** Shows how much of something is done. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <FluentProgressBar value={value} thickness="large" aria-label={label} />;
}
