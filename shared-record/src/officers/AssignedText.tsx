import { formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import type { AssignOutcome } from './useAssigning.ts';
import { useOfficers } from './officers.queries.ts';

const MOST_NAMED = 10;

/** Says of how many records somebody is in charge now, and of which a colleague was quicker. */
export function AssignedText({ outcome }: { readonly outcome: AssignOutcome }) {
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  const { nameOf } = useOfficers();
  const { assigned, changed, missing, to, isUndone } = outcome;
  const counted = (count: number) => ({ count, number: formatNumber(count, tag) });
  const done = isUndone ? 'undone' : to === null ? 'nobody' : 'done';
  return (
    <>
      {t(`AssignedText.${done}`, { ...counted(assigned.length), name: nameOf(to) ?? '' })}
      {changed.length > 0 && (
        <>
          {' '}
          {t('AssignedText.changed', counted(changed.length))}{' '}
          {changed
            .slice(0, MOST_NAMED)
            .map(({ id, officer }) => `${id} (${nameOf(officer) ?? t('AssignedText.noOfficer')})`)
            .join(', ')}
          {changed.length > MOST_NAMED ? ' …' : '.'}
        </>
      )}
      {missing.length > 0 && <> {t('AssignedText.missing', counted(missing.length))}</>}
    </>
  );
}
