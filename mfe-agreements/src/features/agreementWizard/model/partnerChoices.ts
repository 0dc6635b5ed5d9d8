import type { CountryName } from 'shared-contracts/entities/countryName.ts';
import type { Language } from 'shared-contracts/language.ts';
import { countryNameIn, sortByLabel } from 'shared-record/model';
import type { ComboOption } from 'shared-ui/fields';

/**
 * An institution that can be chosen as the partner.
 *
 * - isOnNetwork: whether it can be notified over the network; not said while nobody knows
 */
export type InstitutionChoice = {
  readonly id: number;
  readonly name: string;
  readonly erasmusCode?: string | null | undefined;
  readonly isOnNetwork?: boolean | null | undefined;
};

/** The United Kingdom, by its ISO number: no agreements are made with it. Source: specification document 2, section 3. */
const UNITED_KINGDOM_ID = 826;

/** Countries of partners in the page's language, in its alphabetical order; the name in the other language finds them too. */
export function toCountryChoices(
  countries: readonly CountryName[],
  language: Language,
): readonly ComboOption[] {
  const options = countries
    .filter(({ id }) => id !== UNITED_KINGDOM_ID)
    .map(({ id, countryName, countryNameGR }) => ({
      value: id,
      label: countryNameIn({ countryName, countryNameGR }, language),
      search: `${countryName} ${countryNameGR ?? ''}`,
    }));
  return sortByLabel(options, language);
}

export function toInstitutionChoices(
  institutions: readonly InstitutionChoice[],
  language: Language,
): readonly ComboOption[] {
  return sortByLabel(
    institutions.map((institution) => ({ value: institution.id, label: institutionLabel(institution) })),
    language,
  );
}

/** Names an institution by name and Erasmus code. */
export function institutionLabel({ name, erasmusCode }: Omit<InstitutionChoice, 'id'>): string {
  return erasmusCode ? `${name} (${erasmusCode})` : name;
}
