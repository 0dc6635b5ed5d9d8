import type { DepartmentOption } from 'shared-contracts/institutions/entities/departmentName.ts';
import { useApi, useQuery } from 'shared-client';
import { ExportNotice, useListExport } from 'shared-record/pages';
import { Button, Card, formatNumber, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { ComboField, type ComboOption } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { agreementCountQuery } from '../api/departmentAgreements.ts';
import { ROWS_OF_A_PARTNER } from '../model/departmentSheet.ts';

type Choice = ComboOption & { readonly value: number };

type DepartmentExportCardProps = {
  readonly options: readonly Choice[];
  readonly department: DepartmentOption | null;
  readonly isLoading: boolean;
  readonly onRetry: (() => void) | undefined;
  readonly onChoose: (department: number | null) => void;
};

/** The choice of a department, how many agreements its file will have, and the button that makes it. */
export function DepartmentExportCard({
  options,
  department,
  isLoading,
  onRetry,
  onChoose,
}: DepartmentExportCardProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const styles = useStyles();
  const api = useApi();
  const agreements = useQuery(agreementCountQuery(api, department?.id ?? null));
  const work = useListExport(async (task) => {
    if (department === null) return undefined;
    const { exportDepartment } = await import('../exportDepartment.ts');
    return exportDepartment(department, { api, language }, task);
  });
  const isRunning = work.state.kind === 'running';
  const count = agreements.data;
  const unready = department === null ? t('departmentExport.chooseFirst') : undefined;
  return (
    <Card padding="XL" gap="L" className={styles.card}>
      <ComboField
        label={t('departmentExport.department')}
        options={options}
        chosen={options.find(({ value }) => value === department?.id) ?? null}
        onChoose={(option) => {
          work.dismiss();
          onChoose(option?.value ?? null);
        }}
        emptyLabel={t('departmentExport.none')}
        isLoading={isLoading}
        isDisabled={isRunning}
        onRetry={onRetry}
      />
      {/* The region stands from the beginning, so that screen readers tell what comes into it. */}
      <p role="status" className={styles.count}>
        {department !== null &&
          count !== undefined &&
          (count === 0
            ? t('departmentExport.empty')
            : t('departmentExport.count', {
                count,
                figure: formatNumber(count, tag),
                rows: ROWS_OF_A_PARTNER,
              }))}
      </p>
      <div>
        <Button
          appearance="primary"
          icon="export"
          isBusy={isRunning}
          disabledReason={count === 0 ? t('departmentExport.empty') : unready}
          onClick={() => work.start('xlsx')}
        >
          {t('departmentExport.export')}
        </Button>
      </div>
      <ExportNotice work={work} emptyText={t('departmentExport.empty')} />
      <p className={styles.note}>{t('departmentExport.note')}</p>
    </Card>
  );
}

const useStyles = makeStyles({
  card: { maxWidth: '720px', boxSizing: 'border-box' },
  count: { margin: 0, minHeight: tokens.lineHeightBase300 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});
