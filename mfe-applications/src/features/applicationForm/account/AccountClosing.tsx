import { ApiError } from 'shared-client';
import { apiErrorText, Button, useNavigate, useToast, useTranslation } from 'shared-ui/core';
import { useFormState } from 'shared-ui/fields';
import { LIST_PATH } from '../../../lib/listPath.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { useSaveApplication } from '../api/application.mutations.ts';
import type { OpenedAccount } from './accountForm.ts';

type AccountClosingProps = {
  readonly account: Pick<OpenedAccount, 'id' | 'version' | 'isClosed'>;
  readonly onSaved: () => void;
};

/** The office's way to close the account, so that its student changes it no more, and to open it again. */
export function AccountClosing({ account: { id, version, isClosed }, onSaved }: AccountClosingProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const navigate = useNavigate();
  const { isDirty } = useFormState();
  const saving = useSaveApplication();
  const save = () =>
    saving.mutate(
      { body: { id, dateModified: version, isAccountClosed: !isClosed }, creationKey: null },
      {
        onSuccess: () => {
          toast({
            kind: 'success',
            text: t(
              isClosed ? 'applicationForm.AccountClosing.opened' : 'applicationForm.AccountClosing.closed',
            ),
          });
          onSaved();
          void navigate(LIST_PATH);
        },
        onError: (error) => {
          const isStale = error instanceof ApiError && error.kind === 'stale';
          toast({
            kind: 'error',
            text: isStale ? t('applicationForm.AccountClosing.stale') : apiErrorText(error, t),
          });
        },
      },
    );
  return (
    <Button
      isBusy={saving.isPending}
      disabledReason={isDirty ? t('applicationForm.AccountClosing.saveFirst') : undefined}
      onClick={() => {
        if (!saving.isPending) save();
      }}
    >
      {t(isClosed ? 'applicationForm.AccountClosing.open' : 'applicationForm.AccountClosing.close')}
    </Button>
  );
}
