import type { DepartmentOption } from 'shared-contracts/entities/departmentName.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/language.ts';
import type { LookupHei, LookupOunit, OunitLookup } from 'shared-contracts/partnerLookup.ts';
import { nameIn } from 'shared-contracts/names.ts';
import { textFor } from './registryText.ts';

/**
 * A place of the partner that people can be taken from.
 *
 * - place: the institution as a whole, one of its units, or the id of a unit that was not asked for yet
 * - search: names in all languages and the id
 */
export type RegistryChoice = {
  readonly value: string;
  readonly label: string;
  readonly search: string;
  readonly place:
    | { readonly kind: 'institution'; readonly hei: LookupHei }
    | { readonly kind: 'unit'; readonly unit: LookupOunit }
    | { readonly kind: 'not-asked'; readonly ounitId: string };
};

type Told = {
  readonly hei: LookupHei | undefined;
  readonly units: OunitLookup;
  /** Departments of the partner in our records: they name what was not asked for. */
  readonly known: readonly DepartmentOption[];
};

/** Lists where people can be taken from, by name in the language of the page: the whole institution first, if somebody stands for it. */
export function registryChoices(
  { hei, units, known }: Told,
  wholeLabel: string,
  language: Language,
): readonly RegistryChoice[] {
  const told = units.ounit.map((unit) => toChoice(unit, language));
  const notAsked = units.notAsked.map((ounitId) => {
    const ours = known.find((department) => department.ounitId === ounitId);
    const label = ours === undefined ? ounitId : labelOf(nameIn(ours, language), ounitId);
    return {
      value: `unit:${ounitId}`,
      label,
      search: `${label} ${ours?.name ?? ''}`,
      place: { kind: 'not-asked', ounitId },
    } as const;
  });
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language], { numeric: true });
  const all = [...told, ...notAsked].toSorted((first, second) => compare(first.label, second.label));
  if (hei === undefined || hei.contact.length === 0) return all;
  return [
    { value: 'institution', label: wholeLabel, search: wholeLabel, place: { kind: 'institution', hei } },
    ...all,
  ];
}

function toChoice(unit: LookupOunit, language: Language): RegistryChoice {
  const names = unit.name.map(({ value }) => value).join(' ');
  return {
    value: `unit:${unit.ounitId}`,
    label: labelOf(textFor(unit.name, language), unit.ounitId),
    search: `${names} ${unit.ounitId}`,
    place: { kind: 'unit', unit },
  };
}

function labelOf(name: string, ounitId: string): string {
  return name === '' || name === ounitId ? ounitId : `${name} (${ounitId})`;
}
