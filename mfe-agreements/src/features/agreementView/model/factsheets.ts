import type { AgreementItem, ItemInstitution } from 'shared-contracts/entities/agreementItem.ts';

type Factsheet = AgreementItem['factsheets'][number];

/** Gives an agreement's factsheets, and the institutions that have none. */
export function factsheetsOf({
  factsheets,
  institutions,
}: Pick<AgreementItem, 'factsheets' | 'institutions'>): {
  readonly factsheets: readonly Factsheet[];
  readonly missing: readonly ItemInstitution[];
} {
  const hasFactsheet = ({ id }: ItemInstitution) =>
    factsheets.some(({ institution }) => institution?.id === id);
  return { factsheets, missing: institutions.filter((institution) => !hasFactsheet(institution)) };
}
