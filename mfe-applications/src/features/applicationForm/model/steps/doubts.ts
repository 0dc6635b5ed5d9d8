import { choiceOf } from 'shared-contracts/applications/preferredMobilityCheck.ts';
import type { Choice } from '../../steps/mobility/model/choiceOptions.ts';
import { byPlace } from './byPlace.ts';
import type { ApplicationForm } from '../form/applicationForm.ts';
import { isLongerThanAgreed, isOtherCycle } from '../answers/agreedTerms.ts';
import { looksWrong, type HelpedNumber } from '../answers/numberHelp.ts';
import { ODDITIES, odditiesOf, oddityFacts, type Oddity } from '../answers/oddities.ts';

/** A value that looks wrong and does not prevent submission. - field: where it is put right */
export type Doubt = {
  readonly field: string;
  readonly reason: HelpedNumber | Oddity | 'longerThanAgreed' | 'otherCycle';
};

/** The fields of the form whose numbers can be told by their digits. */
export const HELPED_NUMBERS: ReadonlyMap<string, HelpedNumber> = new Map([
  ['studentData.0.taxIdNumber', 'taxIdNumber'],
  ['studentData.0.socialSecurityNumber', 'socialSecurityNumber'],
  ['studentData.0.landlinePhone', 'phone'],
  ['studentData.0.mobilePhone', 'phone'],
  ['studentData.0.permanentAddress.0.phoneNumber', 'phone'],
  ['studentData.0.emergencyContactPhone', 'phone'],
  ['paymentData.iban', 'iban'],
]);

const FIELD_OF = {
  born: 'studentData.0.birthDate',
  issued: 'studentData.0.identificationIssueDate',
  semester: 'studiesData.semesterDuringMobility',
} as const satisfies Record<Oddity, string>;

/**
 * Lists what looks wrong in a form, in the order of its fields: the same as its fields say of themselves.
 *
 * - today: `YYYY-MM-DD`
 * - choices: what the student may choose from; empty until they are loaded
 */
export function applicationDoubts(
  form: ApplicationForm,
  today: string,
  choices: readonly Choice[],
): readonly Doubt[] {
  const [student] = form.studentData;
  const facts = oddityFacts(
    {
      birthDate: student?.birthDate,
      issueDate: student?.identificationIssueDate,
      semesterCurrent: form.studiesData.semesterCurrent,
      semesterDuringMobility: form.studiesData.semesterDuringMobility,
    },
    today,
  );
  const numbers = [...HELPED_NUMBERS].filter(([field, number]) => looksWrong(number, textAt(form, field)));
  return [
    ...numbers.map(([field, reason]) => ({ field, reason })),
    ...odditiesOf(ODDITIES, facts).map((reason) => ({ field: FIELD_OF[reason], reason })),
    ...agreementDoubts(form, choices),
  ].toSorted(byPlace(form));
}

/** Lists where a preferred mobility is not what its agreement provides. */
function agreementDoubts(
  { prefferedMobility, studiesData }: ApplicationForm,
  choices: readonly Choice[],
): readonly Doubt[] {
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

function textAt(form: ApplicationForm, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part == null ? undefined : Reflect.get(Object(part), name)), form);
  return typeof value === 'string' ? value : '';
}
