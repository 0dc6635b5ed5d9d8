import type { DepartmentOption } from 'shared-contracts/institutions/entities/departmentName.ts';
import { LANGUAGE_TAG, type Language } from 'shared-contracts/text/language.ts';
import type { LookupHei, LookupOunit, OunitLookup } from 'shared-contracts/exchange/partnerLookup.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { textFor } from './registryText.ts';

/**
 * A place of the partner that people can be taken from.
 *
 * - place: the institution as a whole, one of its units, or the id of a unit that was not asked for yet
 * - label: name and short code; the id only where units would read the same
 * - search: names in all languages, code and id
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

/** What is said of the institution as a whole, and of a unit without a name. */
type PlaceTexts = { readonly whole: string; readonly unnamed: string };

/** The longest code that people may know a unit by; longer ones are keys of a system, as UUIDs are. */
const LONGEST_CODE = 16;

/** Lists where people can be taken from, by name in the language of the page: the whole institution first, if somebody stands for it. */
export function registryChoices(
  { hei, units, known }: Told,
  texts: PlaceTexts,
  language: Language,
): readonly RegistryChoice[] {
  const told = units.ounit.map((unit) => toChoice(unit, texts, language));
  const notAsked = units.notAsked.map((ounitId) => {
    const ours = known.find((department) => department.ounitId === ounitId);
    const label = labelOf(ours === undefined ? '' : nameIn(ours, language), ounitId, texts);
    return {
      value: `unit:${ounitId}`,
      label,
      search: `${label} ${ours?.name ?? ''} ${ounitId}`,
      place: { kind: 'not-asked', ounitId },
    } as const;
  });
  const { compare } = new Intl.Collator(LANGUAGE_TAG[language], { numeric: true });
  const all = distinct([...told, ...notAsked]).toSorted((first, second) =>
    compare(first.label, second.label),
  );
  if (hei === undefined || hei.contact.length === 0) return all;
  return [
    { value: 'institution', label: texts.whole, search: texts.whole, place: { kind: 'institution', hei } },
    ...all,
  ];
}

function toChoice(unit: LookupOunit, texts: PlaceTexts, language: Language): RegistryChoice {
  const names = unit.name.map(({ value }) => value).join(' ');
  return {
    value: `unit:${unit.ounitId}`,
    label: labelOf(textFor(unit.name, language), unit.ounitCode || unit.ounitId, texts),
    search: [names, unit.ounitCode, unit.ounitId].filter(Boolean).join(' '),
    place: { kind: 'unit', unit },
  };
}

function labelOf(name: string, code: string, { unnamed }: PlaceTexts): string {
  const isKnownByCode = code.length <= LONGEST_CODE;
  if (name === '' || name === code) return isKnownByCode ? code : unnamed;
  return isKnownByCode ? `${name} (${code})` : name;
}

/** Units that read the same are told apart by their ids. */
function distinct(choices: readonly RegistryChoice[]): readonly RegistryChoice[] {
  const counts = Map.groupBy(choices, ({ label }) => label);
  return choices.map((choice) =>
    counts.get(choice.label)?.length === 1
      ? choice
      : { ...choice, label: `${choice.label} (${choice.value.replace('unit:', '')})` },
  );
}
