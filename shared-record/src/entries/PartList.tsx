import { useId, useRef, type ReactNode } from 'react';
import { Button, IconButton, makeStyles, MEDIA, tokens } from 'shared-ui/core';

type PartListProps = {
  /** Path of the parts in the form. */
  readonly name: string;
  readonly legend: string;
  readonly isRequired?: boolean;
  /** A sentence below the legend. */
  readonly note?: string | undefined;
  /** What is wrong with the list as a whole. */
  readonly error?: string | undefined;
  readonly count: number;
  /** Parts that have to stay. */
  readonly minimum?: number;
  readonly addLabel: string;
  /** - number: counts from 1 */
  readonly removeLabel: (number: number) => string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly isDisabled: boolean;
  /** Draws the fields of one part. */
  readonly children: (index: number) => ReactNode;
};

/** Parts of an entry that come in any number and have no line of their own, such as subject areas or web addresses. */
export function PartList(props: PartListProps) {
  const {
    name,
    legend,
    isRequired = false,
    note,
    error,
    count,
    minimum = 0,
    isDisabled,
    onRemove,
    children,
  } = props;
  const styles = useStyles();
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <fieldset className={styles.list} data-field={name} tabIndex={-1} aria-describedby={id}>
      <legend className={styles.legend}>
        {legend}
        {isRequired && (
          <span aria-hidden className={styles.required}>
            {' *'}
          </span>
        )}
      </legend>
      <div id={id}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </div>
      {Array.from({ length: count }, (_, index) => (
        // Parts have no name of their own, and their fields take their values from the form.
        <div key={index} className={styles.part}>
          <div className={styles.fields}>{children(index)}</div>
          {!isDisabled && count > minimum && (
            <div className={styles.remove}>
              <IconButton
                icon="delete"
                label={props.removeLabel(index + 1)}
                onClick={() => {
                  onRemove(index);
                  // The button that had the focus goes away.
                  add.current?.focus();
                }}
              />
            </div>
          )}
        </div>
      ))}
      {!isDisabled && (
        <div>
          <Button ref={add} size="small" icon="new" onClick={props.onAdd}>
            {props.addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXS, fontWeight: tokens.fontWeightSemibold },
  required: { color: tokens.colorPaletteRedForeground3 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  part: { display: 'flex', columnGap: tokens.spacingHorizontalS, alignItems: 'flex-start' },
  fields: {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Level with the inputs, which have their labels above them.
  remove: { paddingTop: '22px' },
});
