import type { CountryName } from 'shared-contracts/reference/countryName.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { toCountryOptions, type NamedOption } from 'shared-record/model';

/**
 * An institution that can be chosen as the partner.
 *
 * - isOnNetwork: whether it can be notified over the network; not said while nobody knows
 */
export type InstitutionChoice = {
  readonly id: number;
  readonly name: string;
  readonly nameGR?: string | null | undefined;
  readonly erasmusCode?: string | null | undefined;
  readonly isOnNetwork?: boolean | null | undefined;
};

/** The United Kingdom, by its ISO number: no agreements are made with it. Source: specification document 2, section 3. */
const UNITED_KINGDOM_ID = 826;

/** Countries of partners in the page's language, in its alphabetical order; the name in the other language finds them too. */
export function toCountryChoices(
  countries: readonly CountryName[],
  language: Language,
): readonly NamedOption[] {
  return toCountryOptions(
    countries.filter(({ id }) => id !== UNITED_KINGDOM_ID),
    language,
  );
}
