import { MOST_COMPARED } from 'shared-contracts/places/destinationLimits.ts';
import { Button, ButtonLink, Cluster, useLocation, useTranslation } from 'shared-ui/core';
import { SelectionBar } from 'shared-ui/list';
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
  const { search } = useLocation();
  const count = ticked.length;
  const said = `${t('destinations.CompareBar.ticked', { count, most: MOST_COMPARED })}${count === MOST_COMPARED ? ` ${t('destinations.CompareBar.full')}` : ''}`;
  return (
    <SelectionBar count={count} said={said}>
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
    </SelectionBar>
  );
}
