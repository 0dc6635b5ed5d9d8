import {
  CAMPAIGN_STAGES,
  type CampaignStage,
  REACHED_STAGES,
} from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { CAMPAIGN_WORDS } from 'shared-contracts/agreements/lifeCycle/campaignWords.ts';
import type { Campaign, CampaignStageCount } from 'shared-contracts/bulk/campaign.ts';
import {
  daysSince,
  formatDate,
  formatDuration,
  formatNumber,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { type Column, DataTable } from 'shared-ui/list';
import { NamedLink } from '../../../lib/NamedLink.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { stageListAddress } from '../model/stageList.ts';
import { StageSteps } from './StageSteps.tsx';

/** Stands where nothing is to be done. */
const NONE = '–';

type KnownStage = CampaignStageCount & { readonly stage: CampaignStage };

type StageTableProps = { readonly campaign: Campaign; readonly shown: CampaignStage | null };

/** The stages that have agreements: each number leads to its list, and beside it stands what is done next with all of them. */
export function StageTable({ campaign: { year, stages }, shown }: StageTableProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const rows = CAMPAIGN_STAGES.flatMap((stage): KnownStage[] =>
    stages.flatMap((found) => (found.stage === stage ? [{ ...found, stage }] : [])),
  );
  const columns: readonly Column<KnownStage>[] = [
    {
      id: 'stage',
      header: t('campaign.StageTable.stage'),
      cell: ({ stage }) => (
        <>
          <span className={styles.name}>{CAMPAIGN_WORDS[stage].name[tag]}</span>
          <span className={styles.hint}>{CAMPAIGN_WORDS[stage].hint[tag]}</span>
        </>
      ),
      isRowHeader: true,
      isCardTitle: true,
      width: '36%',
    },
    {
      id: 'count',
      header: t('campaign.StageTable.count'),
      cell: ({ stage, count }) => (
        <NamedLink
          to={stageListAddress(year, stage)}
          name={t('campaign.StageTable.list', {
            count,
            number: formatNumber(count, tag),
            stage: CAMPAIGN_WORDS[stage].name[tag],
          })}
        >
          {formatNumber(count, tag)}
        </NamedLink>
      ),
      isNumeric: true,
    },
    {
      id: 'partners',
      header: t('campaign.StageTable.partners'),
      cell: ({ partners }) => formatNumber(partners, tag),
      isNumeric: true,
    },
    {
      id: 'oldest',
      header: t('campaign.StageTable.oldest'),
      cell: ({ stage, oldest }) => (oldest === null || isReached(stage) ? NONE : <Age since={oldest} />),
    },
    {
      id: 'next',
      header: t('campaign.StageTable.next'),
      cell: ({ stage, count }) =>
        isReached(stage) ? (
          NONE
        ) : (
          <StageSteps year={year} stage={stage} count={count} isShown={stage === shown} />
        ),
      width: '28%',
    },
  ];
  return (
    <DataTable
      caption={t('campaign.StageTable.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ stage }) => stage}
    />
  );
}

function isReached(stage: CampaignStage): boolean {
  return REACHED_STAGES.some((one) => one === stage);
}

/** For how long something has waited. */
export function Age({ since }: { readonly since: string }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const days = daysSince(since, new Date());
  return (
    <time dateTime={since} title={formatDate(since, tag)}>
      {days < 1 ? t('campaign.Age.today') : formatDuration(days, tag)}
    </time>
  );
}

const useStyles = makeStyles({
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  hint: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});
