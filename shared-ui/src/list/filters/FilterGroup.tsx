import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../icon/Icon.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { useFilterStyles } from './filterStyles.ts';

type FilterGroupProps = {
  readonly label: string;
  /** How many of them are set; one that is set from elsewhere opens the group. */
  readonly count: number;
  readonly children: ReactNode;
};

/** Further filters behind their name, below those that everybody needs. */
export function FilterGroup({ label, count, children }: FilterGroupProps) {
  const styles = useStyles();
  const { stack } = useFilterStyles();
  const [isOpen, setIsOpen] = useState(count > 0);
  const [known, setKnown] = useState(count);
  const contentId = useId();
  if (count !== known) {
    setKnown(count);
    // Whoever takes the last one back is still in there.
    if (count > 0) setIsOpen(true);
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': contentId })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? `${label} (${count})` : label}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </button>
      {isOpen && (
        <div id={contentId} role="group" aria-label={label} className={stack}>
          {children}
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: '32px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});
