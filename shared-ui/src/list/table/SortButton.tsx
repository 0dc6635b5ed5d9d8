import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Icon } from '../../icon/Icon.tsx';
import { focusRing } from '../../theme/focusRing.ts';
import { MEDIA } from '../../theme/breakpoints.ts';
import { nextSort, sortedBy, type Sort } from '../search/sorting.ts';

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
  // Small, and after the last word: marks of all columns would take the room of one.
  mark: {
    display: 'inline-block',
    marginInlineStart: '3px',
    lineHeight: 1,
    color: tokens.colorBrandForegroundLink,
    '& svg': { width: '9px', height: '9px' },
  },
  possible: { color: tokens.colorNeutralForeground4 },
});
