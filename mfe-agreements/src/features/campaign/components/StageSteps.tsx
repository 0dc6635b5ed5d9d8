import type { CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { WORK_OF_STAGE } from 'shared-contracts/bulk/campaign.ts';
import { MOST_BULK_AGREEMENTS } from 'shared-contracts/bulk/bulkJobs.ts';
import { ApiError, useApi, useMutation } from 'shared-client';
import {
  apiErrorText,
  Button,
  Cluster,
  formatNumber,
  makeStyles,
  TextLink,
  tokens,
  useLanguage,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { matchingIds } from '../../../lib/agreementList/matchingIds.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { campaignAddress } from '../model/campaignSearch.ts';
import { stageRowsAddress, stageSearch } from '../model/stageList.ts';

type StageStepsProps = {
  readonly year: number;
  readonly stage: CampaignStage;
  readonly count: number;
  /** Its agreements are listed below. */
  readonly isShown: boolean;
};

/** What is done next with all agreements of a stage, by its preview; and the way to what stands in the way of each. */
export function StageSteps({ year, stage, count, isShown }: StageStepsProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const api = useApi();
  const navigate = useNavigate();
  const work = WORK_OF_STAGE[stage];
  // All of them as they are now, however many have come to the stage since the page was read.
  const open = useMutation({
    mutationFn: async () => matchingIds(api, stageSearch(year, stage)),
    onSuccess: (agreements) =>
      void navigate(`/iia/bulk/new?work=${work}&campaign=${year}`, { state: { agreements } }),
  });
  const isTooMany = count > MOST_BULK_AGREEMENTS;
  return (
    <>
      <Cluster gap="M" align="center">
        {work !== null && (
          <Button
            size="small"
            appearance={work === 'remind' || work === 'takeOver' ? 'secondary' : 'primary'}
            isBusy={open.isPending}
            disabledReason={
              isTooMany
                ? t('campaign.StageSteps.tooMany', { most: formatNumber(MOST_BULK_AGREEMENTS, tag) })
                : undefined
            }
            onClick={() => {
              if (!isTooMany) open.mutate();
            }}
          >
            {t(`campaign.StageSteps.${work}`, { count, number: formatNumber(count, tag) })}
          </Button>
        )}
        {stage === 'complete' && (
          <TextLink to={stageRowsAddress(year, stage)}>{t('campaign.StageSteps.rows')}</TextLink>
        )}
        <TextLink to={campaignAddress({ year, shown: isShown ? null : stage })}>
          {t(`campaign.StageSteps.${isShown ? 'hide' : whyKey(stage)}`)}
        </TextLink>
      </Cluster>
      {open.error instanceof ApiError && (
        <p role="alert" className={styles.failure}>
          {apiErrorText(open.error, t)}
        </p>
      )}
    </>
  );
}

/** What the list below says of each agreement. */
function whyKey(stage: CampaignStage): 'missing' | 'differs' | 'which' {
  if (stage === 'complete') return 'missing';
  return stage === 'differing' ? 'differs' : 'which';
}

const useStyles = makeStyles({
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});
