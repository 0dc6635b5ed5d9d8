import type { OfferedAgreement } from 'shared-contracts/exchange/offeredAgreement.ts';
import type { Language } from 'shared-contracts/text/language.ts';
import { countryNameIn, namesOf } from 'shared-contracts/text/names.ts';
import {
  responsiblePersonText,
  type MobilityChoice,
} from 'shared-contracts/applications/preferredMobility.ts';
import { institutionLabel, sortByLabel, toCountryOptions, type NamedOption } from 'shared-record/model';

export type Choice = MobilityChoice<OfferedAgreement>;

/** A way to go abroad, as it is chosen by its person. */
export type PersonOption = { readonly value: string; readonly label: string; readonly choice: Choice };

/** Countries in which there is something to choose, in the page's language. */
export function countryOptions(choices: readonly Choice[], language: Language): readonly NamedOption[] {
  return toCountryOptions([...byId(choices.map(({ institution }) => institution.country))], language);
}

/**
 * Institutions of a country that can be chosen, by name.
 *
 * - note: what the agreements with one ask and give, in few words
 */
export function institutionOptions(
  choices: readonly Choice[],
  country: number | null,
  language: Language,
  note: (choices: readonly Choice[]) => string,
): readonly NamedOption[] {
  const inCountry = choices.filter(({ institution }) => institution.country.id === country);
  const options = [...byId(inCountry.map(({ institution }) => institution))].map((institution) => {
    const name = institutionLabel(institution, language);
    const own = inCountry.filter((choice) => choice.institution.id === institution.id);
    const countryName = countryNameIn(institution.country, language);
    return {
      value: institution.id,
      label: [name, note(own)].filter(Boolean).join(' · '),
      search: [name, namesOf(institution, language), countryName].filter(Boolean).join(' '),
    };
  });
  return sortByLabel(options, language);
}

/**
 * Persons whom one can go abroad by with an institution.
 *
 * - ofAgreement: tells those apart who read alike, by what their agreements are called
 */
export function personOptions(
  choices: readonly Choice[],
  institution: number | null,
  language: Language,
  ofAgreement: (person: string, agreement: OfferedAgreement) => string,
): readonly PersonOption[] {
  const own = choices.filter((choice) => choice.institution.id === institution);
  const texts = own.map(({ person }) => responsiblePersonText(person, language));
  const options = own.map((choice, index) => {
    const text = texts[index] ?? '';
    const isAlone = texts.filter((other) => other === text).length === 1;
    return {
      value: personValue(choice),
      label: isAlone ? text : ofAgreement(text, choice.agreement),
      choice,
    };
  });
  return sortByLabel(options, language);
}

/** Names a choice within one list. */
export function personValue({ agreement, person }: Choice): string {
  return `${agreement.id}-${person.id}`;
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): Iterable<Item> {
  return new Map(items.map((item) => [item.id, item])).values();
}
