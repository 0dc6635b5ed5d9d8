import { useCan } from 'shared-auth';
import { useApi } from 'shared-client';
import { applicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { applicationView } from 'shared-contracts/releases/addresses.ts';
import { RecordWay } from 'shared-record/pages';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { toApplicationListRequest } from '../../../lib/applicationList/applicationListRequest.ts';
import {
  applicationListSearch,
  toEffectiveSearch,
} from '../../../lib/applicationList/applicationListSearch.ts';

/** The way back to the list from which an application was opened, and on to the next one. */
export function ApplicationWay({ applicationId }: { readonly applicationId: number }) {
  const api = useApi();
  const isOffice = useCan('application_settings');
  return (
    <RecordWay
      id={applicationId}
      queryKey={APPLICATIONS_KEY}
      linkTo={(formId) => applicationView({ formId })}
      read={(address, range, signal) => {
        const search = toEffectiveSearch(applicationListSearch.parse(address), isOffice);
        return api.list(applicationListRow, { ...toApplicationListRequest(search), ...range }, { signal });
      }}
    />
  );
}
