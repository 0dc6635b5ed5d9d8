import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import type { AgreementItem, ItemInstitution } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FactsheetItem } from 'shared-contracts/factsheets/entities/factsheetItem.ts';

/** One side of the agreement; factsheet: undefined when the institution has none that is active. */
export type Party = { readonly institution: ItemInstitution; readonly factsheet: FactsheetItem | undefined };

/** Lists the sides of an agreement with their factsheets, our own first, then by name. */
export function partiesOf(agreement: AgreementItem, factsheets: readonly FactsheetItem[]): readonly Party[] {
  return localFirst(agreement.institutions, (institution) => institution).map((institution) => ({
    institution,
    factsheet: factsheets.find((factsheet) => factsheet.institution.id === institution.id),
  }));
}

/** Sorts by institution: local ones first, then by name; equal ones stay in their order. */
export function localFirst<T>(
  values: readonly T[],
  institutionOf: (value: T) => ItemInstitution | null | undefined,
): readonly T[] {
  const rank = (value: T) => (isLocal(institutionOf(value)) ? 0 : 1);
  const name = (value: T) => institutionOf(value)?.name ?? '';
  return values.toSorted((a, b) => rank(a) - rank(b) || name(a).localeCompare(name(b)));
}

export function isLocal(institution: ItemInstitution | null | undefined): boolean {
  return institution?.isLocal === true || institution?.id === LOCAL_INSTITUTION_ID;
}
