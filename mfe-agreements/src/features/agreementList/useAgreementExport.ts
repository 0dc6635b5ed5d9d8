import { useApi, useCall } from 'shared-client';
import { useListExport, type ListExport } from 'shared-record/pages';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { toAgreementListRequest } from '../../lib/agreementList/agreementListRequest.ts';
import type { AgreementListSearch } from '../../lib/agreementList/agreementListSearch.ts';

/**
 * Exports agreements in the order of the list, whatever page is shown: every one that its filters let through, or those with given ids. What makes the
 * file comes when somebody asks for one.
 *
 * - columns: those that the list shows
 */
export function useAgreementExport(
  search: AgreementListSearch,
  columns: readonly string[],
  ids?: ReadonlySet<number>,
): ListExport {
  const api = useApi();
  const call = useCall();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  return useListExport(async (work) => {
    const { exportAgreements } = await import('../../lib/agreementExport/exportAgreements.ts');
    return exportAgreements(
      {
        list: toAgreementListRequest(search, new Date()),
        ids: ids && [...ids].toSorted((a, b) => a - b),
        columns: work.columns === 'shown' ? columns : null,
      },
      { api, call, t, language, tag },
      work,
    );
  });
}
