import type { RefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';
import { useCall, useQuery } from 'shared-client';
import { ListFailure } from 'shared-ui/list';
import { Button, LoadingState, ModalDialog, saveFile, useTranslation } from 'shared-ui/core';
import { TextDialog } from '../../../lib/TextDialog.tsx';
import { MODULE_ID } from '../../../moduleId.ts';
import { refusedCallQuery } from '../api/refusedCalls.queries.ts';
import { textOfRefusedCall } from '../model/textOfRefusedCall.ts';

type RefusedCallDialogProps = { readonly refused: RefusedCall; readonly onClose: () => void };

/** A refused request as it came, to be copied or saved for those who program the client. */
export function RefusedCallDialog({ refused: { id }, onClose }: RefusedCallDialogProps) {
  const { t } = useTranslation(MODULE_ID);
  const { data, error, isFetching, refetch } = useQuery(refusedCallQuery(useCall(), id));
  const title = t('refusedRequests.RefusedCallDialog.title');
  const close = t('refusedRequests.RefusedCallDialog.close');
  if (data === undefined) {
    return (
      <ModalDialog
        title={title}
        shape="wide"
        onCancel={onClose}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        {error === null ? (
          <LoadingState />
        ) : (
          <ListFailure
            title={t('refusedRequests.RefusedCallDialog.failed')}
            error={error}
            hasRows={false}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </ModalDialog>
    );
  }
  const text = textOfRefusedCall(data);
  return (
    <TextDialog
      title={title}
      hint={t('refusedRequests.RefusedCallDialog.hint')}
      text={text}
      isCode
      labels={{
        copy: t('refusedRequests.RefusedCallDialog.copy'),
        copied: t('refusedRequests.RefusedCallDialog.copied'),
        close,
      }}
      actions={
        <Button
          icon="export"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `ewp-refused-${id}.txt`)}
        >
          {t('refusedRequests.RefusedCallDialog.save')}
        </Button>
      }
      onClose={onClose}
    />
  );
}
