import { Checkbox, makeStyles } from '@fluentui/react-components';
import { MEDIA } from '../../theme/breakpoints.ts';

type RowCheckboxProps = {
  /** What it chooses, for screen readers: `Select agreement 12`. */
  readonly label: string;
  readonly isChecked: boolean | 'mixed';
  /** isRange: Shift was held, with the mouse or the keyboard: what lies between is meant too. */
  readonly onChange: (isChecked: boolean, isRange: boolean) => void;
};

/** Box in a table by which a row is chosen, or all of them. */
export function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  const styles = useStyles();
  return (
    <Checkbox
      className={styles.box}
      aria-label={label}
      checked={isChecked}
      onChange={(event, data) => {
        // Browsers tell a change of a box by the click that it follows.
        const { nativeEvent } = event;
        onChange(data.checked === true, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
      }}
    />
  );
}

const useStyles = makeStyles({ box: { [MEDIA.print]: { display: 'none' } } });
