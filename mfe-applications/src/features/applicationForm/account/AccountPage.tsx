import { useState } from 'react';
import { applicationRefusal } from 'shared-contracts/applications/applicationLifeCycle.ts';
import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { useSession } from 'shared-auth';
import { ApiError, useApi, useQuery } from 'shared-client';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { Navigate, useParams, useTranslation } from 'shared-ui/core';
import { LIST_PATH } from '../../../lib/listPath.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { applicationQuery } from '../api/applicationForm.queries.ts';
import { FormLoading } from '../components/FormLoading.tsx';
import { APPLICATION_TEXTS } from '../model/saving/formTexts.ts';
import { AccountEditor } from './AccountEditor.tsx';
import { ACCOUNT_DRAFT_KIND, openedAccount } from './accountForm.ts';

/** The bank account of an application that was submitted: its student gives it until the office closes it. */
export default function AccountPage() {
  const { t } = useTranslation(MODULE_ID);
  const { formId = '' } = useParams();
  const { permissions } = useSession();
  const application = useQuery(applicationQuery(useApi(), formId));
  const { data, error } = application;
  const isAbsent = error instanceof ApiError && ['not-found', 'bad-input'].includes(error.kind);
  if (isAbsent || data?.isDeleted === true) return <Navigate to={LIST_PATH} replace />;
  if (data === undefined)
    return (
      <FormLoading
        title={t('applicationForm.AccountPage.title')}
        failed={application.isError ? application : undefined}
      />
    );
  // Students see their own applications alone.
  const facts = { status: data.status, isDeleted: false, isOwn: true };
  // That of a draft is filled in with the draft.
  return applicationRefusal('saveAccount', facts, permissions) === undefined && data.status !== 'draft' ? (
    <OpenAccount application={data} />
  ) : (
    <Navigate to={`/application/outgoing/student/view/${formId}?step=payment`} replace />
  );
}

function OpenAccount({ application: now }: { readonly application: ApplicationItem }) {
  const { t } = useTranslation(MODULE_ID);
  // What is read again later is no reason to begin anew.
  const [application] = useState(now);
  const { id, dateModified } = application;
  const [saved] = useState(() => openedAccount(application).form);
  const title = t('applicationForm.AccountPage.title');
  return (
    <RecordTexts
      namespace={MODULE_ID}
      keys={{ ...APPLICATION_TEXTS, 'SavedOverlay.saved': 'applicationForm.AccountPage.saved' }}
    >
      <DraftStart title={title} kind={ACCOUNT_DRAFT_KIND} recordId={id} version={dateModified} saved={saved}>
        {(draft) => <AccountEditor title={title} application={application} draft={draft} />}
      </DraftStart>
    </RecordTexts>
  );
}
