import { WAITING_STEPS } from 'shared-contracts/agreements/lifeCycle/waitingSteps.ts';
import { WAITING_WORDS } from 'shared-contracts/agreements/lifeCycle/waitingWords.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { daysSince, formatDuration, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementListAddress } from '../model/listAddresses.ts';
import { NumberTile } from './NumberTile.tsx';
import { Tiles } from './Tiles.tsx';

type WaitingStepsProps = {
  /** Absent while they are on their way. */
  readonly agreements: Overview['agreements'] | undefined;
};

/** What we are waited for, each step with its number and the age of the oldest; and what is not due yet, while there is any. */
export function WaitingSteps({ agreements }: WaitingStepsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  // A server of before knows no steps.
  if (agreements !== undefined && agreements.steps === undefined) return null;
  const age = (oldest: string) => {
    const days = daysSince(oldest, new Date());
    return days < 1
      ? t('overview.WaitingSteps.today')
      : t('overview.WaitingSteps.oldest', { age: formatDuration(days, tag) });
  };
  return (
    <Tiles>
      {WAITING_STEPS.map((step) => {
        const { count, oldest } = agreements?.steps?.[step] ?? {};
        const { name, hint } = WAITING_WORDS[step];
        return (
          <NumberTile
            key={step}
            to={agreementListAddress({ waiting: step })}
            count={count}
            label={name[tag]}
            hint={oldest == null ? hint[tag] : `${hint[tag]} ${age(oldest)}`}
          />
        );
      })}
      {(agreements?.notDue ?? 0) > 0 && (
        <NumberTile
          to={agreementListAddress({ waiting: 'later' })}
          count={agreements?.notDue}
          label={WAITING_WORDS.later.name[tag]}
          hint={WAITING_WORDS.later.hint[tag]}
          isQuiet
        />
      )}
    </Tiles>
  );
}
