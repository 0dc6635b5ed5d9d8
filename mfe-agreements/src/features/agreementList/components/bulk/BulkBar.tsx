import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { ApiError, useApi, useMutation } from 'shared-client';
import {
  apiErrorText,
  Button,
  Cluster,
  formatNumber,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { AssignOfficers } from 'shared-record/officers';
import { ExportMenu, ExportNotice } from 'shared-record/pages';
import { AGREEMENTS_KEY } from '../../../../lib/agreementsKey.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { matchingIds } from '../../api/matchingIds.ts';
import type { AgreementListSearch } from '../../../../lib/agreementList/agreementListSearch.ts';
import type { AgreementSelection } from '../../selection/useSelection.ts';
import { BulkSteps } from './BulkSteps.tsx';
import { useSelectionExport } from './useSelectionExport.ts';

type BulkBarProps = {
  readonly search: AgreementListSearch;
  /** Agreements that the filters match. */
  readonly total: number;
  readonly selection: AgreementSelection;
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
    <div
      className={count === 0 ? styles.away : styles.bar}
      role="region"
      aria-label={t('agreementList.BulkBar.label')}
    >
      <p role="status" className={styles.count}>
        {count > 0 && t('agreementList.BulkBar.count', { count, number: formatNumber(count, tag) })}
      </p>
      {count > 0 && (
        <>
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
            <ExportMenu work={exporting} total={count} />
          </Cluster>
          <AssignOfficers set="MobilityAgreements" ids={chosen} queryKey={AGREEMENTS_KEY} />
          <ExportNotice work={exporting} />
          {all.error instanceof ApiError && (
            <p role="alert" className={styles.failure}>
              {apiErrorText(all.error, t)}
            </p>
          )}
        </>
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
  count: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});
