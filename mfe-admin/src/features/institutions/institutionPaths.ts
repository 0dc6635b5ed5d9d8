import { agreementList, agreementRows } from 'shared-contracts/releases/addresses.ts';

/** Addresses of the screens of institutions. */
export const INSTITUTIONS_PATH = '/institutions';

export function institutionPath(id: number): string {
  return `${INSTITUTIONS_PATH}/${id}`;
}

export function institutionEditPath(id: number): string {
  return `${INSTITUTIONS_PATH}/edit/${id}`;
}

/** Address of the agreement list with those of one institution; `isCurrent` leaves out those that have ended. */
export function agreementsPath(
  { id, country }: { readonly id: number; readonly country: number },
  isCurrent: boolean,
): string {
  return `${agreementList()}?country=${country}&institution=${id}${isCurrent ? '' : '&active=no'}`;
}

/** Address of the table with the mobility rows of all agreements of one institution. */
export function agreementRowsPath({
  id,
  country,
}: {
  readonly id: number;
  readonly country: number;
}): string {
  return `${agreementRows()}?country=${country}&institution=${id}&active=no`;
}
