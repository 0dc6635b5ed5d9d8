import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { focusRing } from '../../theme/focusRing.ts';
import { MEDIA } from '../../theme/breakpoints.ts';

/** A filter that is on or off, by one press. */
export type QuickFilter = {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

type QuickFiltersProps = {
  /** What the group is, as in `Show only`. */
  readonly label: string;
  readonly filters: readonly QuickFilter[];
};

/** The questions that people ask of a list every day, above it as chips. */
export function QuickFilters({ label, filters }: QuickFiltersProps) {
  const styles = useStyles();
  const labelId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {filters.map(({ id, label: text, isOn, onChange }) => (
        <button
          key={id}
          type="button"
          aria-pressed={isOn}
          className={mergeClasses(styles.chip, isOn && styles.on)}
          onClick={() => onChange(!isOn)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    [MEDIA.print]: { display: 'none' },
    // One line that is moved by a finger: below one another they would fill a phone before the first row.
    [MEDIA.cards]: { flexWrap: 'nowrap', overflowX: 'auto', minWidth: 0, padding: '3px', margin: '-3px' },
  },
  label: { color: tokens.colorNeutralForeground2, marginInlineEnd: tokens.spacingHorizontalXS },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    cursor: 'pointer',
    [MEDIA.cards]: { flexShrink: 0, whiteSpace: 'nowrap' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...focusRing,
  },
  on: {
    // As wide as one that is off, so that none of the others moves when it is pressed.
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    [MEDIA.forcedColors]: { outline: '2px solid Highlight' },
  },
});
