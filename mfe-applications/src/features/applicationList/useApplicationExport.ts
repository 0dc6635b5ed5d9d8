import { useApi } from 'shared-client';
import { useListExport, type ListExport } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { searched, toApplicationFilter } from '../../lib/applicationList/applicationListRequest.ts';
import type { ApplicationListSearch } from '../../lib/applicationList/applicationListSearch.ts';

/** Exports every application that the list's filters let through, whatever page is shown. What makes the file comes when somebody asks for one. */
export function useApplicationExport(search: ApplicationListSearch): ListExport {
  const api = useApi();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  return useListExport(async (work) => {
    const { exportApplications } = await import('./export/exportApplications.ts');
    return exportApplications(
      { filter: toApplicationFilter(search), ...searched(search) },
      { api, t, language },
      work,
    );
  });
}
