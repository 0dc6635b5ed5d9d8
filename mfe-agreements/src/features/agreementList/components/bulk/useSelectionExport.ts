import { useApi } from 'shared-client';
import { type ListExport, useListExport } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Exports the agreements that are chosen, with the columns of the list. What makes the file comes when somebody asks for one. */
export function useSelectionExport(ids: ReadonlySet<number>): ListExport {
  const api = useApi();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  return useListExport(async (work) => {
    const { exportAgreements } = await import('../../../../lib/agreementExport/exportAgreements.ts');
    return exportAgreements({ ids: [...ids].toSorted((a, b) => a - b) }, { api, t, language }, work);
  });
}
