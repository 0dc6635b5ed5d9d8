import { choiceOf } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import type { ApplicationForm } from '../form/applicationForm.ts';
import { isLongerThanAgreed, isOtherCycle } from '../answers/agreedTerms.ts';
import type { Choice } from '../../steps/mobility/model/choiceOptions.ts';

export type AgreementDoubt = 'longerThanAgreed' | 'otherCycle';

/** Lists where a preferred mobility is not what its agreement provides. */
export function agreementDoubts(
  { prefferedMobility, studiesData }: ApplicationForm,
  choices: readonly Choice[],
): ReadonlyArray<{ readonly field: string; readonly reason: AgreementDoubt }> {
  return prefferedMobility.flatMap((entry, index) => {
    const rows = choiceOf(entry, choices)?.rows ?? [];
    const path = `prefferedMobility.${index}`;
    return [
      ...(isOtherCycle(rows, studiesData.studyCycle)
        ? [{ field: `${path}.institution`, reason: 'otherCycle' as const }]
        : []),
      ...(isLongerThanAgreed(rows, entry.monthDuration)
        ? [{ field: `${path}.monthDuration`, reason: 'longerThanAgreed' as const }]
        : []),
    ];
  });
}
