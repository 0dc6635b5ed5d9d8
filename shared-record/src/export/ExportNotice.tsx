import {
  Alert,
  apiErrorText,
  Button,
  Cluster,
  errorReference,
  IconButton,
  useTranslation,
} from 'shared-ui/core';
import { ApiError } from 'shared-client';
import { ExportProgress } from './ExportProgress.tsx';
import type { ListExport } from './useListExport.ts';

type ExportNoticeProps = {
  readonly work: ListExport;
  /** What is said where there was nothing to export. */
  readonly emptyText?: string;
};

/** Says how far an export is and how to stop it; afterwards why there is no file, if there is none. */
export function ExportNotice({ work, emptyText }: ExportNoticeProps) {
  const { t } = useTranslation('shared-record');
  const { state, start, stop, dismiss } = work;
  if (state.kind === 'idle') return null;
  if (state.kind === 'running') return <ExportProgress done={state.done} total={state.total} onStop={stop} />;
  const close = <IconButton icon="close" label={t('ExportNotice.close')} onClick={dismiss} />;
  if (state.kind === 'empty') {
    return (
      <Alert kind="information" action={close}>
        {emptyText ?? t('ExportMenu.nothing')}
      </Alert>
    );
  }
  const { error, format, columns } = state;
  const reference = errorReference(error);
  return (
    <Alert
      kind="error"
      action={
        <Cluster gap="S">
          <Button appearance="subtle" icon="retry" onClick={() => start(format, columns)}>
            {t('ExportNotice.retry')}
          </Button>
          {close}
        </Cluster>
      }
    >
      {t('ExportNotice.failed')}{' '}
      {error instanceof ApiError ? apiErrorText(error, t) : t('ExportNotice.notWritten')}
      {reference !== undefined && ` ${t('ExportNotice.reference', { reference })}`}
    </Alert>
  );
}
