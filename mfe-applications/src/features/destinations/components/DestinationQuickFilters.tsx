import { useTranslation } from 'shared-ui/core';
import { QuickFilters } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { DestinationSearch } from '../model/destinationSearch.ts';

type DestinationQuickFiltersProps = {
  readonly search: DestinationSearch;
  readonly onChange: (change: Partial<DestinationSearch>) => void;
};

const FLAGS = ['free', 'blended', 'kept'] as const;

/** What is asked most: is a place left, is it blended, is it one that I keep. */
export function DestinationQuickFilters({ search, onChange }: DestinationQuickFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <QuickFilters
      label={t('destinations.DestinationQuickFilters.label')}
      filters={FLAGS.map((id) => ({
        id,
        label: t(`destinations.DestinationQuickFilters.${id}`),
        isOn: search[id] === 'yes',
        onChange: (isOn) => onChange({ [id]: isOn ? 'yes' : null }),
      }))}
    />
  );
}
