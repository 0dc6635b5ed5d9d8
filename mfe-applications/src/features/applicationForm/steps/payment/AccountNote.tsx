import { applicationRefusal } from 'shared-contracts/applications/applicationLifeCycle.ts';
import { useSession } from 'shared-auth';
import { Alert, ButtonLink, Cluster, useTranslation } from 'shared-ui/core';
import { accountPath } from '../../../../lib/accountPath.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';

/** Until when the account can be given, as the life cycle has it, and the way to it once the application is no draft. */
export function AccountNote() {
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const { applicationId, status, isOffice, isAccountClosed, isAccountAlone } = useApplicationForm();
  // Students see their own applications alone.
  const facts = { status, isDeleted: false, isOwn: !isOffice, isAccountClosed };
  const isOpen = applicationRefusal('saveAccount', facts, permissions) === undefined;
  const isAfter = status !== 'draft' && status !== 'unknown';
  if (isAccountClosed && !isOffice && !isAccountAlone)
    return <Alert kind="information">{t('applicationForm.AccountPage.closed')}</Alert>;
  return (
    <>
      <p>{t(isAfter ? 'applicationForm.PaymentStep.noteAfter' : 'applicationForm.PaymentStep.note')}</p>
      {isAfter && isOpen && !isAccountAlone && applicationId !== null && (
        <Cluster>
          <ButtonLink to={accountPath(applicationId)} icon="edit">
            {t(
              isOffice
                ? 'applicationForm.PaymentStep.toAccountOffice'
                : 'applicationForm.PaymentStep.toAccount',
            )}
          </ButtonLink>
        </Cluster>
      )}
    </>
  );
}
