import type { ApplicationType } from 'shared-contracts/applications/applications.ts';
import { isBlendedBy, responsiblePersonText } from 'shared-contracts/applications/preferredMobility.ts';
import type { DestinationDesk, DestinationList } from 'shared-contracts/places/destinations.ts';
import { bestAgreement } from '../../../../lib/destinations/fittingRows.ts';
import type { ApplicationForm, PreferredMobilityForm } from './applicationForm.ts';
import { newPreferredMobility } from './newApplicationForm.ts';

/** - ids: of the destinations, in the order in which they are asked for; those that are not open are passed over */
export type Wishes = {
  readonly ids: readonly number[];
  readonly list: DestinationList;
  readonly studyCycle: DestinationDesk['studyCycle'];
};

/**
 * Writes destinations into the form of a new application, with the department that they are of: institution, person and agreement, as the third step
 * offers them. When the stay is, the student says.
 */
export function withWishes(
  form: ApplicationForm,
  type: ApplicationType,
  { ids, list, studyCycle }: Wishes,
): ApplicationForm {
  const entries = ids.flatMap((id) => mobilityOf(id, type, list, studyCycle) ?? []);
  const most = type === 'short-term-studies' ? 1 : entries.length;
  if (entries.length === 0) return form;
  return {
    ...form,
    studiesData: {
      ...form.studiesData,
      department: list.department.id,
      studyCycle: studyCycle ?? form.studiesData.studyCycle,
    },
    prefferedMobility: entries.slice(0, most),
  };
}

function mobilityOf(
  id: number,
  type: ApplicationType,
  { destinations, department }: DestinationList,
  studyCycle: number | null,
): PreferredMobilityForm | undefined {
  const destination = destinations.find((one) => one.id === id);
  const agreement = destination && bestAgreement(destination, studyCycle);
  const person = agreement?.persons[0];
  if (destination === undefined || agreement === undefined || person === undefined) return undefined;
  return {
    ...newPreferredMobility(type),
    country: destination.country.id,
    institution: destination.id,
    responsiblePerson: responsiblePersonText({ ...person, department }, 'en'),
    iiaId: agreement.id,
    blended: isBlendedBy(agreement) ?? false,
  };
}
