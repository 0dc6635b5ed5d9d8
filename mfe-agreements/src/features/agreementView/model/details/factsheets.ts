import type { AgreementItem, ItemInstitution } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { FactsheetOfInstitution } from 'shared-contracts/factsheets/entities/factsheetListRow.ts';

/** An institution of an agreement with the factsheet that is in force; null when it has none. */
export type InstitutionFactsheet = { readonly institution: ItemInstitution; readonly id: number | null };

type Agreement = Pick<AgreementItem, 'factsheets' | 'institutions'>;

/** Lists the institutions whose factsheet in force the agreement is not linked with: another one was activated since, or there is none. */
export function unlinkedInstitutions(agreement: Agreement): readonly number[] {
  return agreement.institutions
    .map(({ id }) => id)
    .filter((id) => linkedInForce(agreement, id) === undefined);
}

/**
 * Gives the factsheet in force of each institution of an agreement, also where the agreement was linked with an earlier one.
 *
 * - found: those of the institutions that are not linked with theirs
 */
export function factsheetsOf(
  agreement: Agreement,
  found: readonly FactsheetOfInstitution[],
): readonly InstitutionFactsheet[] {
  return agreement.institutions.map((institution) => {
    const own = found.find((sheet) => sheet.institution.id === institution.id);
    return { institution, id: (linkedInForce(agreement, institution.id) ?? own)?.id ?? null };
  });
}

function linkedInForce({ factsheets }: Agreement, institution: number) {
  return factsheets.find((sheet) => sheet.isActive && sheet.institution?.id === institution);
}
