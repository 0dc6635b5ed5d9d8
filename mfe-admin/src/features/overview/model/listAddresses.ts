import { agreementList, applicationList } from 'shared-contracts/releases/addresses.ts';
import type { AgreementFilter } from 'shared-contracts/agreements/agreementFilter.ts';
import type { APPLICATION_STATUSES } from 'shared-contracts/applications/applications.ts';

/** Filters of the agreement list under their keys in its address; they are that list's own, and it shows what they say. */
type AgreementListFilters = Pick<
  AgreementFilter,
  'waiting' | 'running' | 'ends' | 'idle' | 'undelivered' | 'country' | 'status' | 'ewpStatus' | 'whose'
> & {
  /** The list knows the reader by this word. */
  readonly officer?: 'me';
};

/** Leads to the agreements that a number counts. */
export function agreementListAddress(filters: AgreementListFilters): string {
  const given = Object.entries(filters).flatMap(([key, value]) =>
    value == null ? [] : [[key, String(value)]],
  );
  return `${agreementList()}?${new URLSearchParams(given).toString()}`;
}

/** Leads to the applications that a number counts. */
export function applicationListAddress(status: (typeof APPLICATION_STATUSES)[number]): string {
  return `${applicationList()}?status=${status}`;
}
