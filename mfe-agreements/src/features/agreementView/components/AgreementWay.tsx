import { useCan } from 'shared-auth';
import { useApi } from 'shared-client';
import { agreementListRow } from 'shared-contracts/agreements/entities/agreementListRow.ts';
import { RecordWay } from 'shared-record/pages';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';
import { toAgreementListRequest } from '../../../lib/agreementList/agreementListRequest.ts';
import { agreementListSearch, toEffectiveSearch } from '../../../lib/agreementList/agreementListSearch.ts';

/** The way back to the list from which an agreement was opened, and on to the next one. */
export function AgreementWay({ agreementId }: { readonly agreementId: number }) {
  const api = useApi();
  const isOffice = useCan('iia_edit_iro');
  return (
    <RecordWay
      id={agreementId}
      queryKey={AGREEMENTS_KEY}
      linkTo={(id) => `/iia/view/${id}`}
      read={(address, range, signal) => {
        const search = toEffectiveSearch(agreementListSearch.parse(address), isOffice);
        return api.list(
          agreementListRow,
          { ...toAgreementListRequest(search, new Date()), ...range },
          { signal },
        );
      }}
    />
  );
}
