import type { ListView } from 'shared-contracts/views/listViews.ts';
import { useState } from 'react';
import { Alert, Button, ConfirmDialog, ModalDialog, Stack, useTranslation } from 'shared-ui/core';
import type { KeptList } from './useKeptList.ts';
import { viewErrorText } from './viewErrorText.ts';
import { ViewLine, type ViewAct } from './ViewLine.tsx';
import { ViewNameDialog } from './ViewNameDialog.tsx';

type ManageViewsDialogProps = { readonly kept: KeptList; readonly onClose: () => void };
type Asked = { readonly act: 'rename' | 'copy' | 'remove'; readonly view: ListView };

/** The views that somebody has of a list: with which it begins, and what may be done with each. */
export function ManageViewsDialog({ kept, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation('shared-record');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { change, views, query, opened } = kept;
  const back = () => {
    setAsked(null);
  };
  if (asked?.act === 'rename') return <ViewNameDialog kept={kept} renamed={asked.view} onClose={back} />;
  if (asked?.act === 'copy') return <ViewNameDialog kept={kept} copied={asked.view} onClose={back} />;
  if (asked?.act === 'remove') {
    const { id, name, version } = asked.view;
    return (
      <ConfirmDialog
        isOpen
        title={t('ManageViewsDialog.removeTitle')}
        text={t('ManageViewsDialog.removeText', { name })}
        confirmLabel={t('ManageViewsDialog.removeConfirm')}
        cancelLabel={t('ViewNameDialog.cancel')}
        isBusy={change.isPending}
        onCancel={back}
        onConfirm={() =>
          change.mutate(
            { act: 'remove', id, version },
            {
              onSuccess: () => {
                if (opened?.id === id) kept.close();
              },
              onSettled: back,
            },
          )
        }
      />
    );
  }
  const act = (view: ListView, chosen: ViewAct) => {
    const { id, name, version, isShared } = view;
    if (chosen === 'rename' || chosen === 'copy' || chosen === 'remove') {
      change.reset();
      setAsked({ act: chosen, view });
    } else if (chosen === 'begin' || chosen === 'beginNot') {
      const start = chosen === 'begin' ? id : null;
      change.mutate({ act: 'choose', body: { start } });
    } else {
      const body = {
        name,
        version,
        query: chosen === 'replace' ? query : view.query,
        isShared: chosen === 'replace' ? isShared : chosen === 'share',
      };
      change.mutate({ act: 'change', id, body });
    }
  };
  return (
    <ModalDialog
      shape="wide"
      title={t('ManageViewsDialog.title')}
      onCancel={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('ManageViewsDialog.close')}
        </Button>
      }
    >
      <Stack gap="M">
        {change.isError && <Alert kind="error">{viewErrorText(change.error, t)}</Alert>}
        {views?.value.length === 0 ? (
          <p>{t('ManageViewsDialog.none')}</p>
        ) : (
          <div role="list">
            {views?.value.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                isStart={views.start === view.id}
                mayShare={views.mayShare}
                isBusy={change.isPending}
                onAct={(chosen) => act(view, chosen)}
              />
            ))}
          </div>
        )}
      </Stack>
    </ModalDialog>
  );
}
