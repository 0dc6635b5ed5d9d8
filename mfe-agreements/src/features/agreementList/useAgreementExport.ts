import { useApi } from 'shared-client';
import { useListExport, type ListExport } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { toAgreementListRequest } from '../../lib/agreementList/agreementListRequest.ts';
import type { AgreementListSearch } from '../../lib/agreementList/agreementListSearch.ts';

/** Exports every agreement that the list's filters let through, whatever page is shown. What makes the file comes when somebody asks for one. */
export function useAgreementExport(search: AgreementListSearch): ListExport {
  const api = useApi();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  return useListExport(async (work) => {
    const { filter, search: words } = toAgreementListRequest(search, new Date());
    const { exportAgreements } = await import('../../lib/agreementExport/exportAgreements.ts');
    return exportAgreements({ filter, search: words }, { api, t, language }, work);
  });
}
