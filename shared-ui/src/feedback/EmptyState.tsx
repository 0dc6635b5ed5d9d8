import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { IconName } from '../icon/iconNames.ts';
import { StateFrame } from './StateFrame.tsx';

type EmptyStateProps = {
  /** What the list would hold, or `search` where filters leave nothing of it; absent: no picture, as in a part of a page. */
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: string;
  /** A button or link that helps on: that clears the filters, or makes what would fill the list. */
  readonly action?: ReactNode;
};

/** Stands in for a list that has nothing to show. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <StateFrame icon={icon} title={title}>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </StateFrame>
  );
}

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
});
