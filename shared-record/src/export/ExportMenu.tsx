import { useTranslation } from 'shared-ui/core';
import { ActionMenu } from 'shared-ui/list';
import type { ExportColumns, ListExport } from './useListExport.ts';

type ExportMenuProps = {
  readonly work: ListExport;
  /** Records that match now; nothing is offered for none. Undefined while that is not known. */
  readonly total: number | undefined;
  /** The file can have the columns that the list shows as well. */
  readonly hasShownColumns?: boolean;
};

/** Offers all that is filtered as a file, of whatever page: for Excel, or as CSV for other programs. */
export function ExportMenu({ work, total, hasShownColumns = false }: ExportMenuProps) {
  const { t } = useTranslation('shared-record');
  const actionsOf = (columns: ExportColumns) =>
    (['xlsx', 'csv'] as const).map((format) => ({
      id: `${format}-${columns}`,
      label: t(`ExportMenu.${format}`),
      onChoose: () => work.start(format, columns),
    }));
  return (
    <ActionMenu
      label={t('ExportMenu.label')}
      icon="export"
      isBusy={work.state.kind === 'running'}
      disabledReason={total === 0 ? t('ExportMenu.nothing') : undefined}
      actions={
        hasShownColumns
          ? (['standard', 'shown'] as const).map((columns) => ({
              label: t(`ExportMenu.columns.${columns}`),
              actions: actionsOf(columns),
            }))
          : actionsOf('standard')
      }
    />
  );
}
