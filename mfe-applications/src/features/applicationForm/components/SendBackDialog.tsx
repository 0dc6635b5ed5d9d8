import { ApiError } from 'shared-client';
import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { useMemberLabel } from 'shared-record/pages';
import {
  Alert,
  apiErrorText,
  Button,
  ModalDialog,
  useNavigate,
  useToast,
  useTranslation,
} from 'shared-ui/core';
import { TextAreaField, useForm } from 'shared-ui/fields';
import { LIST_PATH } from '../../../lib/listPath.ts';
import { MODULE_ID } from '../../../moduleId.ts';
import { useSendBack } from '../api/application.mutations.ts';
import type { OpenedApplication } from '../model/form/openedApplication.ts';

type SendBackDialogProps = {
  readonly application: Pick<OpenedApplication, 'id' | 'version'>;
  readonly onClose: () => void;
};

/** Asks why an application is sent back, which its student reads; stays open with the cause when it could not be. */
export function SendBackDialog({ application, onClose }: SendBackDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(APPLICATION);
  const toast = useToast();
  const navigate = useNavigate();
  const sending = useSendBack();
  const form = useForm({ defaultValues: { reason: '' } });
  const send = form.handleSubmit(({ reason }) => {
    if (reason.trim() === '') {
      form.setError('reason', { type: 'required', message: 'required' }, { shouldFocus: true });
      return;
    }
    sending.mutate(
      { ...application, reason },
      {
        onSuccess: () => {
          toast({ kind: 'success', text: t('applicationForm.SendBack.sent') });
          void navigate(LIST_PATH);
        },
      },
    );
  });
  const isStale = sending.error instanceof ApiError && sending.error.kind === 'stale';
  return (
    <ModalDialog
      title={t('applicationForm.SendBack.title')}
      onCancel={() => {
        if (!sending.isPending) onClose();
      }}
      actions={
        <>
          <Button isDisabled={sending.isPending} onClick={onClose}>
            {t('applicationForm.SendBack.cancel')}
          </Button>
          <Button appearance="primary" isBusy={sending.isPending} onClick={() => void send()}>
            {t('applicationForm.SendBack.button')}
          </Button>
        </>
      }
    >
      <p>{t('applicationForm.SendBack.text')}</p>
      <TextAreaField
        control={form.control}
        name="reason"
        label={label('returnReason')}
        maxLength={APPLICATION.fields.returnReason.maxLength}
        isRequired
      />
      {sending.error && (
        <Alert kind="error">
          {t(isStale ? 'applicationForm.SendBack.stale' : 'applicationForm.SendBack.failed')}{' '}
          {!isStale && apiErrorText(sending.error, t)}
        </Alert>
      )}
    </ModalDialog>
  );
}
