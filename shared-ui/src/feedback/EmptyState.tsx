import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { StateFrame } from './StateFrame.tsx';

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  /** A button or link that helps on, as in "Clear filters". */
  readonly action?: ReactNode;
};

/** Stands in for a list that has nothing to show. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <StateFrame icon="search" title={title}>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </StateFrame>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
});
