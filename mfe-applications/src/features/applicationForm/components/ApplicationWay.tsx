import { useApi } from 'shared-client';
import { applicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import { applicationView } from 'shared-contracts/releases/addresses.ts';
import { RecordWay } from 'shared-record/pages';
import { APPLICATIONS_KEY } from '../../../lib/applicationsKey.ts';
import { toApplicationListRequest } from '../../applicationList/api/applicationListRequest.ts';
import { applicationListSearch } from '../../applicationList/model/applicationListSearch.ts';

/** The way back to the list from which an application was opened, and on to the next one. */
export function ApplicationWay({ applicationId }: { readonly applicationId: number }) {
  const api = useApi();
  return (
    <RecordWay
      id={applicationId}
      queryKey={APPLICATIONS_KEY}
      linkTo={(formId) => applicationView({ formId })}
      read={(address, range, signal) =>
        api.list(
          applicationListRow,
          { ...toApplicationListRequest(applicationListSearch.parse(address)), ...range },
          { signal },
        )
      }
    />
  );
}
