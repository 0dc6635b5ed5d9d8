import { MOST_COMPARED } from 'shared-contracts/places/destinationLimits.ts';
import { Button, ButtonLink, Card, Cluster, useLocation, useTranslation } from 'shared-ui/core';
import { comparisonPath } from '../../../lib/destinations/wishes.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { fromList } from '../destinationPath.ts';

type CompareBarProps = {
  readonly ticked: readonly number[];
  readonly department: number;
  readonly onClear: () => void;
};

/** What is ticked, and the way to see it side by side. */
export function CompareBar({ ticked, department, onClear }: CompareBarProps) {
  const { t } = useTranslation(MODULE_ID);
  const { search } = useLocation();
  if (ticked.length === 0) return null;
  return (
    <Card padding="M" look="floating">
      <Cluster gap="S" align="center" isStackedWhenNarrow>
        <span role="status">
          {t('destinations.CompareBar.ticked', { count: ticked.length, most: MOST_COMPARED })}
        </span>
        {ticked.length > 1 && (
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
    </Card>
  );
}
