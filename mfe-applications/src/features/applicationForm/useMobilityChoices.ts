import { useMemo } from 'react';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { mobilityChoices } from 'shared-contracts/applications/preferredMobility.ts';
import { useApi, useQuery } from 'shared-client';
import { useApplicationForm } from './formContext.ts';
import { offeredAgreementsQuery } from './steps/mobility/api/mobilityChoices.queries.ts';
import type { Choice } from './steps/mobility/model/choiceOptions.ts';

/**
 * Gives what the student may choose from.
 *
 * - departmentId: that of the second step; null until chosen
 * - choices: null while nobody knows them
 * - year: academic year of the application; while the office has set none, the one that is now
 */
export function useMobilityChoices(departmentId: number | null) {
  const { applicationYear, isOffice } = useApplicationForm();
  const year = applicationYear ?? academicYearOf(new Date());
  const student = useMemo(
    () => (departmentId === null ? null : { departmentId, year }),
    [departmentId, year],
  );
  const query = useQuery(offeredAgreementsQuery(useApi(), student, isOffice));
  const agreements = query.data?.value;
  const choices = useMemo<readonly Choice[] | null>(
    () => (student === null || agreements === undefined ? null : mobilityChoices(agreements, student)),
    [agreements, student],
  );
  return { choices, year, query };
}
