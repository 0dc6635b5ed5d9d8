import { useTranslation } from 'shared-ui/core';
import { QuickFilters } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import type { PlaceSearch } from '../model/placeSearch.ts';

type PlaceQuickFiltersProps = {
  readonly search: PlaceSearch;
  /** Name of the one partner that is asked for, as far as it is known. */
  readonly partnerName: string | undefined;
  readonly onChange: (change: Partial<PlaceSearch>) => void;
};

const FLAGS = ['free', 'blended', 'noLanguage'] as const;

/** The questions of every day: is there a place left, is it blended, which rows name no language. */
export function PlaceQuickFilters({ search, partnerName, onChange }: PlaceQuickFiltersProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <QuickFilters
      label={t('places.PlaceQuickFilters.label')}
      filters={[
        ...FLAGS.map((id) => ({
          id,
          label: t(`places.PlaceQuickFilters.${id}`),
          isOn: search[id] === 'yes',
          onChange: (isOn: boolean) => onChange({ [id]: isOn ? 'yes' : null }),
        })),
        ...(search.partner === null
          ? []
          : [
              {
                id: 'partner',
                label: partnerName ?? t('places.PlaceQuickFilters.partner'),
                isOn: true,
                onChange: () => onChange({ partner: null }),
              },
            ]),
      ]}
    />
  );
}
