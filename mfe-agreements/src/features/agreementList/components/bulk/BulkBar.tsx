import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { useApi } from 'shared-client';
import { Cluster, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { type ListSelection, SelectionBar } from 'shared-ui/list';
import { AssignOfficers } from 'shared-record/officers';
import { ExportMenu, ExportNotice, SelectionChoices } from 'shared-record/pages';
import { AGREEMENTS_KEY } from '../../../../lib/agreementsKey.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { matchingIds } from '../../../../lib/agreementList/matchingIds.ts';
import type { AgreementListSearch } from '../../../../lib/agreementList/agreementListSearch.ts';
import { useAgreementExport } from '../../useAgreementExport.ts';
import { BulkSteps } from './BulkSteps.tsx';
import { RowsButton } from './RowsButton.tsx';

type BulkBarProps = {
  readonly search: AgreementListSearch;
  /** Columns that the list shows. */
  readonly columns: readonly string[];
  /** Agreements that the filters match. */
  readonly total: number;
  readonly selection: ListSelection;
};

/** What can be done with the agreements that are chosen; it stays in sight below the list. */
export function BulkBar({ search, columns, total, selection }: BulkBarProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const api = useApi();
  const { ids } = selection;
  const exporting = useAgreementExport(search, columns, ids);
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
      <SelectionChoices
        selection={selection}
        total={total}
        readAll={() => matchingIds(api, search)}
        tooMany={isTooMany ? t('agreementList.BulkBar.tooMany', { most }) : undefined}
        texts={{
          all: t('agreementList.BulkBar.all', { total: formatNumber(total, tag) }),
          clear: t('agreementList.BulkBar.clear'),
        }}
      />
      <Cluster gap="S">
        <BulkSteps ids={ids} />
        <RowsButton ids={chosen} />
        <ExportMenu work={exporting} total={count} hasShownColumns />
      </Cluster>
      <AssignOfficers set="MobilityAgreements" ids={chosen} queryKey={AGREEMENTS_KEY} />
      <ExportNotice work={exporting} />
    </SelectionBar>
  );
}
