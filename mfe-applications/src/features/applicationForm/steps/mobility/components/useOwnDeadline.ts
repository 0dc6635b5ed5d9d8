import { useApi, useQuery } from 'shared-client';
import { formatDate, formatDaysAway, useLanguage, useTranslation } from 'shared-ui/core';
import { applicationRulesQuery } from '../../../../../lib/applicationRules.queries.ts';
import { windowState } from '../../../../../lib/windowState.ts';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { useApplicationForm } from '../../../formContext.ts';
import { settingsOf } from '../../../model/saving/applicationBlock.ts';

/** Says until when a student may still apply here, beside the partner's own deadlines; empty for the office and in a view. */
export function useOwnDeadline(): ReadonlyArray<readonly [label: string, value: string]> {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { type, isReadOnly, isOffice, isReturned } = useApplicationForm();
  const isApplying = !isReadOnly && !isOffice;
  const { data } = useQuery({ ...applicationRulesQuery(useApi()), enabled: isApplying && !isReturned });
  if (!isApplying) return [];
  const label = t('preferredMobility.ownDeadline.label');
  if (isReturned) return [[label, t('preferredMobility.ownDeadline.returned')]];
  const window = data && windowState(settingsOf(type, data.settings), new Date());
  if (window?.kind !== 'open') return [];
  const last = formatDate(window.last, tag);
  return [
    [label, t('preferredMobility.ownDeadline.open', { last, away: formatDaysAway(window.daysLeft, tag) })],
  ];
}
