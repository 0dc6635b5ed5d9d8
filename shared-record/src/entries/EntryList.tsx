import { Children, type ReactNode } from 'react';
import { makeStyles, tokens } from 'shared-ui/core';

type EntryListProps = {
  /** Names the list to screen readers. */
  readonly label: string;
  readonly emptyText: string;
  /** Path of errors that concern the list and no entry of it. */
  readonly field?: string;
  readonly children: ReactNode;
};

/** Entries below one another, or a sentence that there is none. */
export function EntryList({ label, emptyText, field, children }: EntryListProps) {
  const styles = useStyles();
  return (
    <div data-field={field} tabIndex={-1} className={styles.list}>
      {Children.count(children) === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        <ol aria-label={label} className={styles.entries}>
          {children}
        </ol>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  list: { outlineStyle: 'none' },
  entries: {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottomStyle: 'none',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
});
