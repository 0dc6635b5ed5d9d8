import { REACHED_STAGES } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import type { Campaign } from 'shared-contracts/bulk/campaign.ts';
import { formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { ProgressBar } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

/** How many of the year's agreements need nobody any more. */
export function CampaignSummary({ campaign: { total, renewed, stages } }: { readonly campaign: Campaign }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const reached = stages
    .filter(({ stage }) => REACHED_STAGES.some((one) => one === stage))
    .reduce((sum, { count }) => sum + count, 0);
  const numbers = {
    count: total,
    total: formatNumber(total, tag),
    reached: formatNumber(reached, tag),
    renewed: formatNumber(renewed, tag),
  };
  return (
    <Stack gap="S">
      <p>
        {t('campaign.CampaignSummary.text', numbers)}{' '}
        {renewed > 0 && t('campaign.CampaignSummary.renewed', { ...numbers, count: renewed })}
      </p>
      <ProgressBar label={t('campaign.CampaignSummary.progress')} value={reached / total} />
    </Stack>
  );
}
