import { useMemo } from 'react';
import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import { LANGUAGE_LEVELS, languageLevelText, studentLevelText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { sortByLabel, toCountryOptions } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterSelect, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { CYCLE_CHOICES, type DestinationSearch } from '../model/destinationSearch.ts';

type Change = (change: Partial<DestinationSearch>, history?: 'replace') => void;

type DestinationFiltersProps = {
  readonly list: DestinationList;
  readonly search: DestinationSearch;
  /** Study cycle of the person; null while nobody knows it. */
  readonly ownCycle: number | null;
  /** The same function for as long as the list stands: a field is drawn anew with another one. */
  readonly onChange: Change;
};

/** Everything by which destinations are found; choices are those that some destination has. */
export function DestinationFilters({ list, search, ownCycle, onChange }: DestinationFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const own = CYCLE_CHOICES.find((choice) => choice === String(ownCycle)) ?? 'all';
  const options = useOptions(list);
  const choose = useMemo(() => changesOf(onChange, own), [onChange, own]);
  const label = (name: string) => t(`destinations.DestinationFilters.${name}`);
  return (
    <>
      <FilterText label={label('text')} value={search.text} maxLength={100} onChange={choose.text} />
      <FilterSelect
        label={label('country')}
        allOf="feminine"
        value={search.country}
        options={options.countries}
        onChange={choose.country}
      />
      <FilterSelect
        label={label('language')}
        allOf="feminine"
        value={search.language}
        options={options.languages}
        onChange={choose.language}
      />
      <FilterChoice
        label={label('level')}
        value={search.level}
        options={options.levels}
        onChange={choose.level}
      />
      <FilterChoice
        label={label('asked')}
        value={search.asked}
        options={options.levels}
        onChange={choose.asked}
      />
      <FilterChoice
        label={label('stay')}
        allOf="feminine"
        value={search.stay}
        options={options.stays}
        onChange={choose.stay}
      />
      <FilterChoice
        label={label('start')}
        value={search.start}
        options={options.starts}
        onChange={choose.start}
      />
      <FilterSelect
        label={label('field')}
        value={search.field}
        options={options.fields}
        onChange={choose.field}
      />
      <FilterChoice
        label={label('cycle')}
        value={search.cycle ?? own}
        isClearable={false}
        options={options.cycles}
        onChange={choose.cycle}
      />
    </>
  );
}

function useOptions(list: DestinationList) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  return useMemo(() => {
    const named = (items: DestinationList['languages']) =>
      sortByLabel(
        items.map((item) => ({ value: item.id, label: nameIn(item, language) })),
        language,
      );
    const told = <Value extends 'semester' | 'year' | 'winter' | 'spring'>(values: readonly Value[]) =>
      values.map((value) => {
        const name: string = value;
        return { value, label: t(`destinations.DestinationFilters.${name}`) };
      });
    const countries = new Map(list.destinations.map(({ country }) => [country.id, country]));
    return {
      countries: toCountryOptions([...countries.values()], language),
      languages: named(list.languages),
      fields: named(list.fields),
      levels: LANGUAGE_LEVELS.map((value) => ({ value, label: languageLevelText(value, tag) })),
      stays: told(['semester', 'year']),
      starts: told(['winter', 'spring']),
      cycles: CYCLE_CHOICES.map((value) => ({
        value,
        label:
          value === 'all' ? t('destinations.DestinationFilters.allCycles') : studentLevelText(value, tag),
      })),
    };
  }, [list, language, tag, t]);
}

/** What each field does, as functions that stay the same. - own: study cycle that needs no place in the address */
function changesOf(change: Change, own: (typeof CYCLE_CHOICES)[number]) {
  const of =
    <Name extends keyof DestinationSearch>(name: Name) =>
    (value: DestinationSearch[Name]) =>
      change({ [name]: value });
  return {
    text: (text: string) => change({ text }, 'replace'),
    country: of('country'),
    language: of('language'),
    level: of('level'),
    asked: of('asked'),
    stay: of('stay'),
    start: of('start'),
    field: of('field'),
    cycle: (cycle: DestinationSearch['cycle']) => change({ cycle: cycle === own ? null : cycle }),
  };
}
