import type { ListView } from 'shared-contracts/views/listViews.ts';
import { useState } from 'react';
import { Alert, Button, Cluster, makeStyles, MEDIA, tokens, useToast, useTranslation } from 'shared-ui/core';
import { ActionMenu, type MenuActionGroup } from 'shared-ui/list';
import { ColumnsDialog, ManageViewsDialog, ViewNameDialog } from './lazyViews.tsx';
import type { KeptList } from './useKeptList.ts';
import { viewErrorText } from './viewErrorText.ts';

type KeptListBarProps = {
  readonly kept: KeptList;
  /** Names a column. */
  readonly columnName: (column: string) => string;
};

/** Above a list: which view of it is open, the others, and its columns. */
export function KeptListBar({ kept, columnName }: KeptListBarProps) {
  const { t } = useTranslation('shared-record');
  const styles = useStyles();
  const toast = useToast();
  const [dialog, setDialog] = useState<'columns' | 'keep' | 'manage' | null>(null);
  const { views, opened, isChanged, change, query } = kept;
  if (views === undefined) return null;
  const close = () => setDialog(null);
  const itemOf = (view: ListView) => ({
    id: String(view.id),
    label: view.id === views.start ? t('KeptListBar.start', { name: view.name }) : view.name,
    onChoose: () => kept.open(view),
  });
  const own = views.value.filter(({ isOwn }) => isOwn).map(itemOf);
  const shared = views.value.filter(({ isOwn }) => !isOwn).map(itemOf);
  const groups: readonly MenuActionGroup[] = [
    ...(own.length === 0 ? [] : [{ label: t('KeptListBar.own'), actions: own }]),
    ...(shared.length === 0 ? [] : [{ label: t('KeptListBar.shared'), actions: shared }]),
    {
      label: t('KeptListBar.this'),
      actions: [
        { id: 'keep', label: t('KeptListBar.keep'), onChoose: () => setDialog('keep') },
        ...(opened === undefined ? [] : [{ id: 'none', label: t('KeptListBar.none'), onChoose: kept.close }]),
        ...(views.value.length === 0
          ? []
          : [{ id: 'manage', label: t('KeptListBar.manage'), onChoose: () => setDialog('manage') }]),
      ],
    },
  ];
  const replace = ({ id, name, isShared, version }: ListView) =>
    change.mutate(
      { act: 'change', id, body: { name, isShared, version, query } },
      {
        onSuccess: () => toast({ kind: 'success', text: t('KeptListBar.replaced', { name }) }),
        onError: (error) => toast({ kind: 'error', text: viewErrorText(error, t) }),
      },
    );
  return (
    <div className={styles.bar}>
      <Cluster gap="S">
        <ActionMenu
          label={
            opened === undefined ? t('KeptListBar.views') : t('KeptListBar.opened', { name: opened.name })
          }
          icon="view"
          actions={groups}
        />
        <Button icon="settings" onClick={() => setDialog('columns')}>
          {t('KeptListBar.columns')}
        </Button>
        {opened !== undefined && isChanged && (
          <>
            <span className={styles.changed}>{t('KeptListBar.changed')}</span>
            {opened.mayChange && (
              <Button size="small" isBusy={change.isPending} onClick={() => replace(opened)}>
                {t('KeptListBar.replace')}
              </Button>
            )}
            <Button size="small" appearance="subtle" onClick={() => kept.open(opened)}>
              {t('KeptListBar.again')}
            </Button>
          </>
        )}
      </Cluster>
      {kept.unread.length > 0 && (
        <Alert kind="warning">{t('KeptListBar.unread', { names: kept.unread.join(', ') })}</Alert>
      )}
      {dialog === 'columns' && <ColumnsDialog kept={kept} columnName={columnName} onClose={close} />}
      {dialog === 'keep' && <ViewNameDialog kept={kept} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog kept={kept} onClose={close} />}
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    [MEDIA.print]: { display: 'none' },
  },
  changed: { color: tokens.colorNeutralForeground2 },
});
