import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../action/Button.tsx';
import { MEDIA } from '../../theme/breakpoints.ts';
import { useFilterStyles } from './filterStyles.ts';

type FilterSidebarProps = {
  readonly id: string;
  readonly activeFilterCount: number;
  readonly onClearFilters: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Holds the filters beside a list, in view while the list scrolls. */
export function FilterSidebar({ id, activeFilterCount, onClearFilters, children }: FilterSidebarProps) {
  const styles = useStyles();
  const filterStyles = useFilterStyles();
  const headingId = useId();
  const { t } = useTranslation('shared-ui');
  return (
    <aside id={id} aria-labelledby={headingId} className={styles.sidebar}>
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {t('ListLayout.filters', { count: activeFilterCount })}
        </h2>
        {activeFilterCount > 0 && onClearFilters && (
          <span className={styles.clear}>
            <Button appearance="subtle" size="small" onClick={onClearFilters}>
              {t('ListLayout.clear')}
            </Button>
          </span>
        )}
      </div>
      <div className={filterStyles.stack}>{children}</div>
    </aside>
  );
}

const useStyles = makeStyles({
  sidebar: {
    [MEDIA.print]: { display: 'none' },
    position: 'sticky',
    // The shell's header stands above it; its height is 0 where a page is shown alone.
    top: `calc(var(--portal-header-height, 0px) + ${tokens.spacingVerticalL})`,
    maxHeight: `calc(100dvh - var(--portal-header-height, 0px) - 2 * ${tokens.spacingVerticalL})`,
    overflowY: 'auto',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    minHeight: '32px',
    marginBottom: tokens.spacingVerticalS,
  },
  // Its text begins where the heading does.
  clear: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  heading: {
    margin: 0,
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
