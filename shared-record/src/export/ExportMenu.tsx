import { useTranslation } from 'shared-ui/core';
import { ActionMenu } from 'shared-ui/list';
import type { ListExport } from './useListExport.ts';

type ExportMenuProps = {
  readonly work: ListExport;
  /** Records that match now; nothing is offered for none. Undefined while that is not known. */
  readonly total: number | undefined;
};

/** Offers all that is filtered as a file, of whatever page: for Excel, or as CSV for other programs. */
export function ExportMenu({ work, total }: ExportMenuProps) {
  const { t } = useTranslation('shared-record');
  return (
    <ActionMenu
      label={t('ExportMenu.label')}
      icon="export"
      isBusy={work.state.kind === 'running'}
      disabledReason={total === 0 ? t('ExportMenu.nothing') : undefined}
      actions={[
        { id: 'xlsx', label: t('ExportMenu.xlsx'), onChoose: () => work.start('xlsx') },
        { id: 'csv', label: t('ExportMenu.csv'), onChoose: () => work.start('csv') },
      ]}
    />
  );
}
