import { Alert, Button, useTranslation } from 'shared-ui/core';
import { exchangeErrorText } from '../errors/exchangeErrorText.ts';
import { AssignedText } from './AssignedText.tsx';
import type { Assigning } from './useAssigning.ts';

/** Says what came of an assignment, and takes it back by one press; nothing before one. */
export function AssignedNotice({ assigning }: { readonly assigning: Assigning }) {
  const { t } = useTranslation('shared-record');
  const { outcome, error, isPending, undo, forget } = assigning;
  return (
    <>
      {outcome !== undefined && (
        <Alert
          kind={outcome.changed.length > 0 ? 'warning' : 'success'}
          action={
            <>
              {outcome.undo.length > 0 && (
                <Button size="small" isBusy={isPending} onClick={undo}>
                  {t('AssignOfficers.undo')}
                </Button>
              )}
              <Button size="small" appearance="subtle" onClick={forget}>
                {t('AssignOfficers.close')}
              </Button>
            </>
          }
        >
          <AssignedText outcome={outcome} />
        </Alert>
      )}
      {error && <Alert kind="error">{exchangeErrorText(error, t)}</Alert>}
    </>
  );
}
