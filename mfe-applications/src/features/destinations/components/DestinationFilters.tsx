import type { DestinationList } from 'shared-contracts/places/destinations.ts';
import { LANGUAGE_LEVELS, languageLevelText } from 'shared-contracts/reference/levels.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { sortByLabel, toCountryOptions } from 'shared-record/model';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { FilterChoice, FilterSelect, FilterText } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { CYCLE_CHOICES, type DestinationSearch } from '../model/destinationSearch.ts';

type DestinationFiltersProps = {
  readonly list: DestinationList;
  readonly search: DestinationSearch;
  /** Study cycle of the person; null while nobody knows it. */
  readonly ownCycle: number | null;
  readonly onChange: (change: Partial<DestinationSearch>, history?: 'replace') => void;
};

/** Everything by which destinations are found; choices are those that some destination has. */
export function DestinationFilters({ list, search, ownCycle, onChange }: DestinationFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const countries = [...new Map(list.destinations.map(({ country }) => [country.id, country])).values()];
  const named = (items: DestinationList['languages']) =>
    sortByLabel(
      items.map((item) => ({ value: item.id, label: nameIn(item, language) })),
      language,
    );
  const levels = LANGUAGE_LEVELS.map((value) => ({ value, label: languageLevelText(value, tag) }));
  const own = CYCLE_CHOICES.find((choice) => choice === String(ownCycle)) ?? 'all';
  const label = (name: string) => t(`destinations.DestinationFilters.${name}`);
  return (
    <>
      <FilterText
        label={label('text')}
        value={search.text}
        maxLength={100}
        onChange={(text) => onChange({ text }, 'replace')}
      />
      <FilterSelect
        label={label('country')}
        allOf="feminine"
        value={search.country}
        options={toCountryOptions(countries, language)}
        onChange={(country) => onChange({ country })}
      />
      <FilterSelect
        label={label('language')}
        allOf="feminine"
        value={search.language}
        options={named(list.languages)}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <FilterChoice
        label={label('level')}
        value={search.level}
        options={levels}
        onChange={(level) => onChange({ level })}
      />
      <FilterChoice
        label={label('asked')}
        value={search.asked}
        options={levels}
        onChange={(asked) => onChange({ asked })}
      />
      <FilterChoice
        label={label('stay')}
        allOf="feminine"
        value={search.stay}
        options={[
          { value: 'semester', label: label('semester') },
          { value: 'year', label: label('year') },
        ]}
        onChange={(stay) => onChange({ stay })}
      />
      <FilterChoice
        label={label('start')}
        value={search.start}
        options={[
          { value: 'winter', label: label('winter') },
          { value: 'spring', label: label('spring') },
        ]}
        onChange={(start) => onChange({ start })}
      />
      <FilterSelect
        label={label('field')}
        value={search.field}
        options={named(list.fields)}
        onChange={(field) => onChange({ field })}
      />
      <FilterChoice
        label={label('cycle')}
        value={search.cycle ?? own}
        isClearable={false}
        options={CYCLE_CHOICES.map((value) => ({ value, label: t(`destinations.cycle.${value}`) }))}
        onChange={(cycle) => onChange({ cycle: cycle === own ? null : cycle })}
      />
    </>
  );
}
