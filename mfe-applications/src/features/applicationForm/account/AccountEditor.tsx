import { useMemo, useState } from 'react';
import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { applicationRefusal } from 'shared-contracts/applications/applicationLifeCycle.ts';
import {
  applicationItem,
  type ApplicationItem,
} from 'shared-contracts/applications/entities/applicationItem.ts';
import { useSession } from 'shared-auth';
import { readBy } from 'shared-record/model';
import { useRecordForm, useWizard, WizardView, type BegunDraft } from 'shared-record/wizard';
import { Alert, Button, ButtonLink, useToast, useTranslation } from 'shared-ui/core';
import { LIST_PATH } from '../../../lib/listPath.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { useSaveApplication } from '../api/application.mutations.ts';
import { ApplicationFormContext } from '../formContext.ts';
import { TITLE_KEY } from '../model/saving/formTexts.ts';
import { openedApplication } from '../model/form/openedApplication.ts';
import { PaymentStep } from '../steps/payment/PaymentStep.tsx';
import { useFieldNames } from '../useFieldNames.ts';
import { NO_UPLOADS } from '../usePendingUploads.ts';
import {
  ACCOUNT_FORM,
  ACCOUNT_SHAPE,
  ACCOUNT_STEPS,
  openedAccount,
  type AccountForm,
  type OpenedAccount,
} from './accountForm.ts';
import { AccountClosing } from './AccountClosing.tsx';

type AccountEditorProps = {
  readonly title: string;
  readonly application: ApplicationItem;
  readonly draft: BegunDraft<AccountForm>;
};

/** The form of the account: its student saves it while it is open, the office always, and says when it is closed. */
export function AccountEditor({ title, application, draft }: AccountEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const toast = useToast();
  const nameOf = useFieldNames();
  const [opened] = useState(() => openedAccount(application));
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: ACCOUNT_SHAPE,
    steps: ACCOUNT_STEPS,
  });
  const edit = useWizard(record, {
    draft,
    mutation: useSaveApplication(),
    toSent: (form, { id, version }: OpenedAccount, _action: 'save') => ({
      body: { id, dateModified: version, ...ACCOUNT_FORM.write(form) },
      creationKey: null,
    }),
    readCurrent: readBy(applicationItem.schema, openedAccount),
    onSaved: () => {
      toast({ kind: 'success', text: t('applicationForm.AccountPage.saved') });
      return LIST_PATH;
    },
  });
  const isOffice = permissions.includes('application_settings');
  const state = { status: application.status, isDeleted: false, isOwn: true };
  const isShut =
    applicationRefusal('saveAccount', { ...state, isAccountClosed: edit.base.isClosed }, permissions) !==
    undefined;
  const facts = useMemo(() => {
    const { id, type, ownerId, applicationYear, applicant, status, isReturned } =
      openedApplication(application);
    return {
      applicationId: id,
      type,
      status,
      ownerId,
      applicationYear,
      applicant,
      isReadOnly: isShut,
      isReturned,
      isAccountClosed: edit.base.isClosed,
      isOffice,
      isAccountAlone: true,
      uploads: NO_UPLOADS,
      blockNext: () => undefined,
    };
  }, [application, isShut, edit.base.isClosed, isOffice]);
  const { applicationNumber, applicationYear } = application;
  return (
    <ApplicationFormContext value={facts}>
      <WizardView
        title={title}
        description={[
          t(TITLE_KEY[facts.type]),
          applicationYear == null ? '' : academicYearName(applicationYear),
          applicationNumber == null ? '' : t('applicationForm.number', { number: applicationNumber }),
        ]
          .filter(Boolean)
          .join(', ')}
        namespace={MODULE_ID}
        set="ApplicationStudentStudiesForms"
        edit={edit}
        nameOf={nameOf}
        notices={
          edit.base.isClosed && (
            <Alert kind="information">
              {t(
                isOffice
                  ? 'applicationForm.AccountPage.closedForOffice'
                  : 'applicationForm.AccountPage.closed',
              )}
            </Alert>
          )
        }
        actions={
          <>
            <ButtonLink to={LIST_PATH}>{t('applicationForm.AccountPage.back')}</ButtonLink>
            {applicationRefusal('closeAccount', state, permissions) === undefined && (
              <AccountClosing account={edit.base} onSaved={edit.leaveAll} />
            )}
            {!isShut && (
              <Button appearance="primary" isBusy={edit.saving !== null} onClick={() => edit.save('save')}>
                {t('applicationForm.AccountPage.save')}
              </Button>
            )}
          </>
        }
      >
        <PaymentStep />
      </WizardView>
    </ApplicationFormContext>
  );
}
