import { useTranslation } from 'shared-ui/core';
import { QuickFilters } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { PlaceSearch } from '../model/placeSearch.ts';

type PlaceQuickFiltersProps = {
  readonly search: PlaceSearch;
  readonly onChange: (change: Partial<PlaceSearch>) => void;
};

const FLAGS = ['free', 'blended', 'noLanguage'] as const;

/** The questions of every day: is there a place left, is it blended, which rows name no language. */
export function PlaceQuickFilters({ search, onChange }: PlaceQuickFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <QuickFilters
      label={t('places.PlaceQuickFilters.label')}
      filters={FLAGS.map((id) => ({
        id,
        label: t(`places.PlaceQuickFilters.${id}`),
        isOn: search[id] === 'yes',
        onChange: (isOn) => onChange({ [id]: isOn ? 'yes' : null }),
      }))}
    />
  );
}
