import { useId, type ReactNode } from 'react';
import { focusRing, Icon, makeStyles, mergeClasses, Stack, tokens } from 'shared-ui/core';

type EntryProps = {
  /** Path of the entry in the form: the way to a refused field inside a closed entry. */
  readonly path: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** One line that tells the entry from the others. */
  readonly summary: ReactNode;
  /** Buttons beside the summary. */
  readonly actions?: ReactNode;
  /** Drawn only while the entry is open. */
  readonly children: ReactNode;
};

/** One entry of a long list: a line that opens into its fields. */
export function Entry({ path, isOpen, onToggle, summary, actions, children }: EntryProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <li className={mergeClasses(styles.entry, isOpen ? styles.open : styles.closed)} data-entry={path}>
      <div className={styles.line}>
        <h3 className={styles.heading}>
          <button
            type="button"
            id={`${id}-line`}
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
            <span className={styles.summary}>{summary}</span>
          </button>
        </h3>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {isOpen && (
        <Stack id={id} role="group" gap="L" aria-labelledby={`${id}-line`} className={styles.fields}>
          {children}
        </Stack>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  entry: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  // Of a long list the browser draws what is on the screen.
  closed: { contentVisibility: 'auto', containIntrinsicSize: 'auto 41px' },
  open: {
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 3px 0 ${tokens.colorBrandStroke1}`,
  },
  // Where the buttons would leave the summary too little room they go below it.
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    columnGap: tokens.spacingHorizontalXS,
  },
  heading: { flex: '1 1 0', minWidth: 'min(100%, 220px)', margin: 0, font: 'inherit' },
  toggle: {
    ...focusRing,
    display: 'flex',
    columnGap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '40px',
    alignItems: 'flex-start',
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '& > svg': { flexShrink: 0 },
  },
  summary: { flexGrow: 1, minWidth: 0 },
  actions: { display: 'flex', flexShrink: 0, alignItems: 'center', minHeight: '40px' },
  fields: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalXL}`,
  },
});
