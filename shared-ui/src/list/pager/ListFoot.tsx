import { makeStyles, tokens } from '@fluentui/react-components';
import { CountLine } from './CountLine.tsx';
import { PAGE_SIZES, type PageSize } from '../search/defineListSearch.ts';
import { Pager } from './Pager.tsx';
import { PageSizeChoice } from './PageSizeChoice.tsx';

type ListFootProps = {
  /** Records on all pages together. */
  readonly total: number;
  /** Says how many they are; absent where something else on the screen does. */
  readonly text?: string;
  /** Counted from 0. */
  readonly page: number;
  /** Called half a second after the last click. */
  readonly onPage: (page: number) => void;
  /** Which pages they are, where a screen has several lists. */
  readonly pagerLabel?: string;
  /** Tells pagers apart: another one forgets a page that was asked for and is not shown. */
  readonly pagerKey?: string | undefined;
} & (
  | { readonly pageSize: PageSize; readonly onPageSize: (pageSize: PageSize) => void }
  | { readonly pageSize: number; readonly onPageSize?: never }
);

/** What stands below the rows of a list, side by side where there is room: their number, the pager, and how many a page has, where that makes a difference. */
export function ListFoot(props: ListFootProps) {
  const { total, text, page, pageSize } = props;
  const styles = useStyles();
  return (
    <div className={styles.foot}>
      {text !== undefined && <CountLine>{text}</CountLine>}
      <Pager
        key={props.pagerKey ?? 'pager'}
        label={props.pagerLabel}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onChange={props.onPage}
      />
      {props.onPageSize !== undefined && total > PAGE_SIZES[0] && (
        <PageSizeChoice value={props.pageSize} onChange={props.onPageSize} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
  },
});
