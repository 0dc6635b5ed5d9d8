import type { AgreementFilter } from 'shared-contracts/agreementFilter.ts';
import type { APPLICATION_STATUSES } from 'shared-contracts/applications.ts';

/** The agreement list is the portal's start page. */
export const AGREEMENT_LIST = '/';
export const INCOMING_AGREEMENTS = '/iia/incoming';
export const NEW_AGREEMENT = '/iia/form';
export const FACTSHEET_LIST = '/factsheets';

/** Filters of the agreement list under their keys in its address; they are that list's own, and it shows what they say. */
type AgreementListFilters = Pick<
  AgreementFilter,
  'waiting' | 'endYear' | 'idle' | 'undelivered' | 'country' | 'status' | 'ewpStatus'
>;

/** Leads to the agreements that a number counts. */
export function agreementListAddress(filters: AgreementListFilters): string {
  const given = Object.entries(filters).flatMap(([key, value]) =>
    value == null ? [] : [[key, String(value)]],
  );
  return `${AGREEMENT_LIST}?${new URLSearchParams(given).toString()}`;
}

export function agreementViewAddress(id: number): string {
  return `/iia/view/${id}`;
}

export function factsheetViewAddress(id: number): string {
  return `/factsheets/view/${id}`;
}

/** Leads to the applications that a number counts. */
export function applicationListAddress(status: (typeof APPLICATION_STATUSES)[number]): string {
  return `/application/outgoing/list?status=${status}`;
}
