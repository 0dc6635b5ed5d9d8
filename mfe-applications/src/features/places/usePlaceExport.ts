import { useCan } from 'shared-auth';
import { useCall } from 'shared-client';
import { useListExport, type ListExport } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { PlaceSearch } from './model/placeSearch.ts';

/** Exports every row that the filters let through, in the order of the list, whatever page is shown. */
export function usePlaceExport(search: PlaceSearch): ListExport {
  const call = useCall();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const knowsStudents = useCan('application_settings');
  return useListExport(async (work) => {
    const { exportPlaces } = await import('./exportPlaces.ts');
    return exportPlaces(search, { call, t, language, tag, knowsStudents }, work);
  });
}
