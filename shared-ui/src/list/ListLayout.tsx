import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';
import { Page } from '../page/Page.tsx';
import { MEDIA } from '../theme/breakpoints.ts';
import { BusyBar } from './BusyBar.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FilterSidebar } from './filters/FilterSidebar.tsx';
import { LIST_PART } from './pager/listPart.ts';
import { useFolded } from '../layout/useFolded.ts';
import { UnknownInAddress, type ReadsAddress } from './UnknownInAddress.tsx';
import { useHasRoom } from './useHasRoom.ts';

/** Below this width of the list, in CSS pixels, the filters lie behind a button. */
const SIDEBAR_MIN_WIDTH = 1168;

type ListLayoutProps = {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  /** Filter fields, in their order; absent for a list that has none. */
  readonly filters?: ReactNode;
  /** The filters lie behind their button wherever there is room: for a list of few rows. */
  readonly isFilterBehind?: boolean;
  readonly activeFilterCount?: number;
  readonly onClearFilters?: () => void;
  /** What the list reads from its address: the rest is named above it. */
  readonly address?: ReadsAddress | undefined;
  /** Something is being loaded while the rows before are still shown. */
  readonly isFetching?: boolean;
  /** What the screen shows above filters and list, over their whole width. */
  readonly before?: ReactNode;
  /** Name of the list where it is one part of the page; it stands above it, with the button of the filters. */
  readonly listTitle?: string | undefined;
  readonly children: ReactNode;
};

/** Frames a list: filters beside it where there is room and nobody folded them away, else behind a button; the list, its count and its pager. */
export function ListLayout(props: ListLayoutProps) {
  const {
    title,
    description,
    actions,
    filters,
    isFilterBehind = false,
    activeFilterCount = 0,
    onClearFilters,
    address,
    isFetching = false,
    before,
    listTitle,
    children,
  } = props;
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  const frame = useRef<HTMLDivElement>(null);
  const hasRoom = useHasRoom(frame, SIDEBAR_MIN_WIDTH) && !isFilterBehind;
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isFolded, toggleFold] = useFolded('filters');
  const sidebarId = useId();
  const filterFacts = { activeFilterCount, onClearFilters };
  const isBeside = filters !== undefined && hasRoom && !isFolded;
  const filterButton = filters !== undefined && (
    <Button
      icon="filter"
      {...(hasRoom && { isExpanded: isBeside, ...(isBeside && { controls: sidebarId }) })}
      onClick={hasRoom ? toggleFold : () => setIsPanelOpen(true)}
    >
      {isBeside ? t('ListLayout.hide') : t('ListLayout.filters', { count: activeFilterCount })}
    </Button>
  );
  const pageButton = listTitle === undefined && filterButton;
  return (
    <Page
      isWide
      title={title}
      description={description}
      actions={
        (actions || pageButton) && (
          <>
            {pageButton}
            {actions}
          </>
        )
      }
    >
      {before}
      {listTitle !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{listTitle}</h2>
          <div className={styles.button}>{filterButton}</div>
        </div>
      )}
      <div
        ref={frame}
        className={mergeClasses(styles.frame, isBeside && styles.withSidebar)}
        {...(listTitle !== undefined && { [LIST_PART]: '' })}
      >
        {isBeside && (
          <FilterSidebar id={sidebarId} {...filterFacts}>
            {filters}
          </FilterSidebar>
        )}
        {!hasRoom && isPanelOpen && (
          <FilterPanel {...filterFacts} onClose={() => setIsPanelOpen(false)}>
            {filters}
          </FilterPanel>
        )}
        <section className={styles.list} aria-label={listTitle ?? title} aria-busy={isFetching}>
          <BusyBar isBusy={isFetching} />
          {address && <UnknownInAddress unread={address.unread} />}
          {children}
        </section>
      </div>
    </Page>
  );
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    // Nearer to the list than to what stands above it.
    marginBottom: `calc(-1 * ${tokens.spacingVerticalM})`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  button: { [MEDIA.print]: { display: 'none' } },
  // The heading of a list that is one part of the page stays in sight, below the portal's header.
  frame: { minWidth: 0, scrollMarginTop: '144px' },
  withSidebar: {
    display: 'grid',
    gridTemplateColumns: '208px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    [MEDIA.print]: { display: 'block' },
  },
  list: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
  },
});
