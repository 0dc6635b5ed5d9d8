import { MOST_ASSIGNED } from 'shared-contracts/officers/officers.ts';
import { useApi } from 'shared-client';
import { AssignOfficers } from 'shared-record/officers';
import { SelectionChoices } from 'shared-record/pages';
import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { type ListSelection, SelectionBar } from 'shared-ui/list';
import type { ApplicationListSearch } from '../../../lib/applicationList/applicationListSearch.ts';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { matchingIds } from '../api/matchingIds.ts';

type ChosenApplicationsProps = {
  readonly search: ApplicationListSearch;
  /** Applications that the filters match. */
  readonly total: number;
  readonly selection: ListSelection;
};

/** What the office can do with the applications that are chosen; it stays in sight below the list. */
export function ChosenApplications({ search, total, selection }: ChosenApplicationsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const api = useApi();
  const { ids } = selection;
  const count = ids.size;
  return (
    <SelectionBar
      count={count}
      said={t('applicationList.ChosenApplications.count', { count, number: formatNumber(count, tag) })}
      label={t('applicationList.ChosenApplications.label')}
    >
      <SelectionChoices
        selection={selection}
        total={total}
        readAll={() => matchingIds(api, search)}
        tooMany={
          total > MOST_ASSIGNED
            ? t('applicationList.ChosenApplications.tooMany', { most: formatNumber(MOST_ASSIGNED, tag) })
            : undefined
        }
        texts={{
          all: t('applicationList.ChosenApplications.all', { total: formatNumber(total, tag) }),
          clear: t('applicationList.ChosenApplications.clear'),
        }}
      />
      <AssignOfficers
        set="ApplicationStudentStudiesForms"
        ids={[...ids].toSorted((a, b) => a - b)}
        queryKey={APPLICATIONS_KEY}
      />
    </SelectionBar>
  );
}
