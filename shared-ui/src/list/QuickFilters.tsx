import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.ts';
import { MEDIA } from '../theme/breakpoints.ts';

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
          {isOn && <Icon name="close" />}
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
  },
  label: { color: tokens.colorNeutralForeground2, marginInlineEnd: tokens.spacingHorizontalXS },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
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
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...focusRing,
  },
  on: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    [MEDIA.forcedColors]: { border: '2px solid Highlight' },
  },
});
