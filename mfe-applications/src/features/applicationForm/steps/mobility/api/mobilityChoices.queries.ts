import {
  EWP_STATUS,
  LOCAL_INSTITUTION_ID,
  TERMINATION_STATUS,
} from 'shared-contracts/agreements/agreements.ts';
import { ectsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { offeredAgreement } from 'shared-contracts/exchange/offeredAgreement.ts';
import { partnerDeadlines } from 'shared-contracts/factsheets/entities/partnerDeadlines.ts';
import type { ChoosingStudent } from 'shared-contracts/applications/preferredMobility.ts';
import { filter, queryOptions, type Api } from 'shared-client';

const KEY = ['mfe-applications', 'mobilityChoices'] as const;

/**
 * The agreements from which students of a department choose for a year.
 *
 * - isOffice: the office reads terminated agreements too, which students do not even see
 *
 * Source: specification document 3, section 7.
 */
export function offeredAgreementsQuery(api: Api, student: ChoosingStudent | null, isOffice: boolean) {
  const { departmentId, year } = student ?? { departmentId: 0, year: 0 };
  const query = {
    filter: filter.and(
      filter.eq('departmentalCoordinatorContacts/department', departmentId),
      filter.eq('studentMobilitiesForStudies/fromInstitution', LOCAL_INSTITUTION_ID),
      filter.eq('isDeleted', false),
      filter.lt('startYear/id', year + 1),
      filter.gt('endYear/id', year),
      filter.or(filter.eq('localStatus', 1), filter.eq('ewpStatus/id', EWP_STATUS['Approved by all'])),
      isOffice ? filter.ne('terminated', TERMINATION_STATUS['IIA Terminated']) : undefined,
    ),
    orderBy: 'id',
    top: 'all',
  } as const;
  return queryOptions({
    queryKey: [...KEY, 'agreements', departmentId, year],
    queryFn: ({ signal }) => api.list(offeredAgreement, query, { signal }),
    enabled: student !== null,
    // As they are whenever the step opens: agreements end, and change.
    staleTime: 0,
  });
}

/** Whether a department has agreements at all, of whichever year and state: tells why there is nothing to choose from. */
export function anyAgreementsQuery(api: Api, departmentId: number) {
  const query = {
    filter: filter.and(
      filter.eq('departmentalCoordinatorContacts/department', departmentId),
      filter.eq('isDeleted', false),
    ),
    top: 1,
  };
  return queryOptions({
    queryKey: [...KEY, 'anyAgreements', departmentId],
    queryFn: ({ signal }) => api.list(offeredAgreement, query, { signal }),
  });
}

/** The people whom students of a department ask. */
export function departmentCoordinatorsQuery(api: Api, departmentId: number) {
  const query = { filter: filter.eq('department', departmentId), orderBy: 'lastName', top: 'all' } as const;
  return queryOptions({
    queryKey: [...KEY, 'coordinators', departmentId],
    queryFn: ({ signal }) => api.list(ectsCoordinator, query, { signal }),
  });
}

/** The deadlines of an institution by its active factsheet; an empty list when it has none. */
export function partnerDeadlinesQuery(api: Api, institution: number) {
  const query = {
    filter: filter.and(filter.eq('institution', institution), filter.eq('isActive', true)),
    top: 1,
  };
  return queryOptions({
    queryKey: [...KEY, 'deadlines', institution],
    queryFn: ({ signal }) => api.list(partnerDeadlines, query, { signal }),
  });
}
