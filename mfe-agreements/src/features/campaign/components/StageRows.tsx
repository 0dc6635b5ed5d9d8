import type { CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { CAMPAIGN_WORDS } from 'shared-contracts/agreements/lifeCycle/campaignWords.ts';
import type { CampaignRow } from 'shared-contracts/bulk/campaign.ts';
import { useEffect, useRef, useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import {
  EmptyState,
  formatNumber,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { type Column, DataTable, ListFailure, ListFoot } from 'shared-ui/list';
import { NamedLink } from '../../../lib/NamedLink.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { ROWS_PER_PAGE, stageRowsQuery } from '../api/campaign.queries.ts';
import { Age } from './StageTable.tsx';
import { WhyText } from './WhyText.tsx';

type StageRowsProps = { readonly year: number; readonly stage: CampaignStage };

/** The agreements of one stage, those first that have waited longest, with what stands in the way of each. */
export function StageRows({ year, stage }: StageRowsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [page, setPage] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = useQuery(stageRowsQuery(useCall(), { year, stage, page }));
  const title = CAMPAIGN_WORDS[stage].name[tag];
  const columns: readonly Column<CampaignRow>[] = [
    {
      id: 'agreement',
      header: t('campaign.StageRows.agreement'),
      cell: ({ agreementId }) => (
        <NamedLink to={`/iia/view/${agreementId}`} name={t('campaign.StageRows.link', { id: agreementId })}>
          {agreementId}
        </NamedLink>
      ),
      isRowHeader: true,
      width: '120px',
    },
    {
      id: 'partner',
      header: t('campaign.StageRows.partner'),
      cell: ({ partner }) => partner ?? t('campaign.StageRows.unknown'),
    },
    {
      id: 'since',
      header: t('campaign.StageRows.since'),
      cell: ({ since }) => since !== null && <Age since={since} />,
      width: '150px',
    },
    ...(stage === 'complete' || stage === 'differing'
      ? [
          {
            id: 'why',
            header: t(`campaign.StageRows.${stage}`),
            cell: (row: CampaignRow) => <WhyText row={row} stage={stage} />,
            width: '45%',
          },
        ]
      : []),
  ];
  return (
    <Stack gap="S">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {rows.error !== null && (
        <ListFailure
          title={t('campaign.StageRows.failed')}
          error={rows.error}
          hasRows={rows.data !== undefined}
          isRetrying={rows.isFetching}
          onRetry={() => void rows.refetch()}
        />
      )}
      {(rows.error === null || rows.data) && (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows.data?.value}
          rowKey={({ agreementId }) => agreementId}
          isBusy={rows.isPlaceholderData}
          emptyState={<EmptyState icon="success" title={t('campaign.StageRows.none')} />}
        />
      )}
      {rows.data !== undefined && rows.data.total > 0 && (
        <ListFoot
          page={page}
          pageSize={ROWS_PER_PAGE}
          total={rows.data.total}
          text={t('campaign.StageRows.total', {
            count: rows.data.total,
            number: formatNumber(rows.data.total, tag),
          })}
          pagerLabel={title}
          onPage={setPage}
        />
      )}
    </Stack>
  );
}

const useStyles = makeStyles({
  heading: { margin: 0, outlineStyle: 'none', fontSize: tokens.fontSizeBase500 },
});
