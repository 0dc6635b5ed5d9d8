import {
  academicYearName,
  academicYearOf,
  FIRST_ACADEMIC_YEAR,
  MAX_AGREEMENT_END_YEAR,
} from 'shared-contracts/dates/academicYear.ts';
import { useCall, useQuery } from 'shared-client';
import { ListFollower } from 'shared-record/pages';
import {
  ButtonLink,
  EmptyState,
  LoadingState,
  makeStyles,
  Page,
  Stack,
  useNavigate,
  useSearchParams,
  useTranslation,
} from 'shared-ui/core';
import { FilterChoice, ListFailure } from 'shared-ui/list';
import { MODULE_ID } from '../../moduleId.ts';
import { CAMPAIGN_KEY, campaignQuery } from './api/campaign.queries.ts';
import { CampaignSummary } from './components/CampaignSummary.tsx';
import { StageRows } from './components/StageRows.tsx';
import { StageTable } from './components/StageTable.tsx';
import { campaignAddress, readCampaignSearch } from './model/campaignSearch.ts';
import { stageListAddress } from './model/stageList.ts';

/** The agreements that begin in one academic year, from the drafts of the renewal until the last partner has answered. */
export default function CampaignPage() {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const today = new Date();
  const { year, shown } = readCampaignSearch(address, today);
  const campaign = useQuery(campaignQuery(useCall(), year));
  const { data } = campaign;
  const first = Math.min(FIRST_ACADEMIC_YEAR, year);
  const years = Array.from(
    { length: Math.max(MAX_AGREEMENT_END_YEAR, academicYearOf(today) + 1, year) - first + 1 },
    (_, index) => first + index,
  ).toReversed();
  const list = <ButtonLink to={stageListAddress(year, null)}>{t('campaign.CampaignPage.list')}</ButtonLink>;
  return (
    <Page
      title={t('campaign.CampaignPage.title')}
      description={t('campaign.CampaignPage.description')}
      actions={list}
    >
      <ListFollower sets={['MobilityAgreements', 'MobilityNotifications']} queryKey={CAMPAIGN_KEY} />
      <Stack gap="XL">
        <div className={styles.year}>
          <FilterChoice
            label={t('campaign.CampaignPage.year')}
            value={year}
            options={years.map((value) => ({ value, label: academicYearName(value) }))}
            onChange={(chosen) => void navigate(campaignAddress({ year: chosen ?? year, shown: null }))}
            isClearable={false}
          />
        </div>
        {campaign.error !== null && (
          <ListFailure
            title={t('campaign.CampaignPage.failed')}
            error={campaign.error}
            hasRows={data !== undefined}
            isRetrying={campaign.isFetching}
            onRetry={() => void campaign.refetch()}
          />
        )}
        {campaign.isPending && <LoadingState />}
        {data?.total === 0 && (
          <EmptyState
            icon="agreement"
            title={t('campaign.CampaignPage.empty', { year: academicYearName(year) })}
            text={t('campaign.CampaignPage.emptyHint')}
            action={<ButtonLink to={`/?running=${year - 1}`}>{t('campaign.CampaignPage.renew')}</ButtonLink>}
          />
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <CampaignSummary campaign={data} />
            <StageTable campaign={data} shown={shown} />
            {shown !== null && <StageRows key={`${year} ${shown}`} year={year} stage={shown} />}
          </>
        )}
      </Stack>
    </Page>
  );
}

const useStyles = makeStyles({ year: { width: '340px', maxWidth: '100%' } });
