import { MOST_COMPARED } from 'shared-contracts/places/destinationLimits.ts';
import {
  Button,
  ButtonLink,
  Cluster,
  makeStyles,
  MEDIA,
  tokens,
  useLocation,
  useTranslation,
} from 'shared-ui/core';
import { comparisonPath } from '../../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { fromList } from '../destinationPath.ts';

type CompareBarProps = {
  readonly ticked: readonly number[];
  readonly department: number;
  readonly onClear: () => void;
};

/** What is ticked, and the way to see it side by side; in sight wherever in the list somebody is. */
export function CompareBar({ ticked, department, onClear }: CompareBarProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const { search } = useLocation();
  const count = ticked.length;
  return (
    <div className={count === 0 ? styles.away : styles.bar}>
      <p role="status" className={styles.count}>
        {count > 0 && t('destinations.CompareBar.ticked', { count, most: MOST_COMPARED })}
        {count === MOST_COMPARED && ` ${t('destinations.CompareBar.full')}`}
      </p>
      {count > 0 && (
        <Cluster gap="S">
          {count > 1 && (
            <ButtonLink
              to={`${comparisonPath(ticked)}&department=${department}`}
              state={fromList(search)}
              appearance="primary"
            >
              {t('destinations.CompareBar.compare')}
            </ButtonLink>
          )}
          <Button onClick={onClear}>{t('destinations.CompareBar.clear')}</Button>
        </Cluster>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  // It is there from the beginning, so that screen readers hear the number when it changes.
  away: { height: 0, overflow: 'hidden' },
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    [MEDIA.print]: { display: 'none' },
  },
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
