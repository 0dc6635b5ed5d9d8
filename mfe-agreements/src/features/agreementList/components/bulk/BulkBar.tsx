import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { ApiError, useApi, useMutation } from 'shared-client';
import {
  apiErrorText,
  Button,
  Cluster,
  formatNumber,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { type ListSelection, SelectionBar } from 'shared-ui/list';
import { AssignOfficers } from 'shared-record/officers';
import { ExportMenu, ExportNotice } from 'shared-record/pages';
import { AGREEMENTS_KEY } from '../../../../lib/agreementsKey.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { matchingIds } from '../../../../lib/agreementList/matchingIds.ts';
import type { AgreementListSearch } from '../../../../lib/agreementList/agreementListSearch.ts';
import { BulkSteps } from './BulkSteps.tsx';
import { RowsButton } from './RowsButton.tsx';
import { useSelectionExport } from './useSelectionExport.ts';

type BulkBarProps = {
  readonly search: AgreementListSearch;
  /** Agreements that the filters match. */
  readonly total: number;
  readonly selection: ListSelection;
};

/** What can be done with the agreements that are chosen; it stays in sight below the list. */
export function BulkBar({ search, total, selection }: BulkBarProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const api = useApi();
  const { ids, chooseAll, clear } = selection;
  const exporting = useSelectionExport(ids);
  const all = useMutation({
    mutationFn: async () => matchingIds(api, search),
    onSuccess: (matching) => chooseAll(matching, true),
  });
  const count = ids.size;
  const chosen = [...ids].toSorted((a, b) => a - b);
  const isTooMany = total > MOST_BULK_AGREEMENTS || count > MOST_BULK_AGREEMENTS;
  const most = formatNumber(MOST_BULK_AGREEMENTS, tag);
  return (
    <SelectionBar
      count={count}
      said={t('agreementList.BulkBar.count', { count, number: formatNumber(count, tag) })}
      label={t('agreementList.BulkBar.label')}
    >
      <Cluster gap="S">
        {count < total && (
          <Button
            size="small"
            appearance="subtle"
            isBusy={all.isPending}
            disabledReason={isTooMany ? t('agreementList.BulkBar.tooMany', { most }) : undefined}
            onClick={() => {
              if (!isTooMany) all.mutate();
            }}
          >
            {t('agreementList.BulkBar.all', { total: formatNumber(total, tag) })}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={clear}>
          {t('agreementList.BulkBar.clear')}
        </Button>
      </Cluster>
      <Cluster gap="S">
        <BulkSteps ids={ids} />
        <RowsButton ids={chosen} />
        <ExportMenu work={exporting} total={count} />
      </Cluster>
      <AssignOfficers set="MobilityAgreements" ids={chosen} queryKey={AGREEMENTS_KEY} />
      <ExportNotice work={exporting} />
      {all.error instanceof ApiError && (
        <p role="alert" className={styles.failure}>
          {apiErrorText(all.error, t)}
        </p>
      )}
    </SelectionBar>
  );
}

const useStyles = makeStyles({
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});
