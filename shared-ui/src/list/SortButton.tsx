import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Icon } from '../icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.ts';
import { MEDIA } from '../theme/breakpoints.ts';
import { nextSort, sortedBy, type Sort } from './sorting.ts';

type SortButtonProps = {
  readonly sortKey: string;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Of the column. */
  readonly name: string;
};

/** The name of a column that sorts by it: up, down, and the list's own order. The head of the column says which of them holds. */
export function SortButton({ sortKey, sort, onSort, name }: SortButtonProps) {
  const styles = useStyles();
  const present = sortedBy(sort);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => onSort(nextSort(sort, sortKey))}>
        {name}
        <span className={mergeClasses(styles.mark, present?.key !== sortKey && styles.possible)}>
          <Icon name={present?.key === sortKey && !present.isDescending ? 'chevronUp' : 'chevronDown'} />
        </span>
      </button>
      <span className={styles.onPaper} data-name={name} />
    </>
  );
}

const useStyles = makeStyles({
  button: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-end',
    columnGap: tokens.spacingHorizontalXXS,
    minHeight: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ...focusRing,
  },
  // Paper has no buttons; as a text of its own the name would stand twice in the page.
  onPaper: { [MEDIA.print]: { '::after': { content: 'attr(data-name)' } } },
  // Beside the name, in the gap between two columns: marks of all of them would take the room of one column.
  mark: {
    position: 'absolute',
    insetInlineStart: '100%',
    bottom: '2px',
    display: 'inline-flex',
    fontSize: '10px',
    color: tokens.colorBrandForegroundLink,
  },
  possible: { color: tokens.colorNeutralForeground4 },
});
