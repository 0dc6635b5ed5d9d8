import { MOST_ASSIGNED } from 'shared-contracts/officers/officers.ts';
import { ApiError, useApi, useMutation } from 'shared-client';
import { AssignOfficers } from 'shared-record/officers';
import {
  Alert,
  apiErrorText,
  Button,
  Cluster,
  formatNumber,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
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
  const { ids, chooseAll, clear } = selection;
  const all = useMutation({
    mutationFn: () => matchingIds(api, search),
    onSuccess: (matching) => chooseAll(matching, true),
  });
  const count = ids.size;
  const isTooMany = total > MOST_ASSIGNED;
  return (
    <SelectionBar
      count={count}
      said={t('applicationList.ChosenApplications.count', { count, number: formatNumber(count, tag) })}
      label={t('applicationList.ChosenApplications.label')}
    >
      <Cluster gap="S">
        {count < total && (
          <Button
            size="small"
            appearance="subtle"
            isBusy={all.isPending}
            disabledReason={
              isTooMany
                ? t('applicationList.ChosenApplications.tooMany', { most: formatNumber(MOST_ASSIGNED, tag) })
                : undefined
            }
            onClick={() => {
              if (!isTooMany) all.mutate();
            }}
          >
            {t('applicationList.ChosenApplications.all', { total: formatNumber(total, tag) })}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={clear}>
          {t('applicationList.ChosenApplications.clear')}
        </Button>
      </Cluster>
      <AssignOfficers
        set="ApplicationStudentStudiesForms"
        ids={[...ids].toSorted((a, b) => a - b)}
        queryKey={APPLICATIONS_KEY}
      />
      {all.error instanceof ApiError && <Alert kind="error">{apiErrorText(all.error, t)}</Alert>}
    </SelectionBar>
  );
}
