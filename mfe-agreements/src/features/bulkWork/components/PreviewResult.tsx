import type { BulkPreviewRow, BulkWork } from 'shared-contracts/bulk/bulkJobs.ts';
import { Alert, Button, formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { PreviewTable } from './PreviewTable.tsx';

type PreviewResultProps = {
  readonly work: BulkWork;
  readonly rows: readonly BulkPreviewRow[];
  readonly isBusy: boolean;
  readonly onBegin: () => void;
};

/** What would be done with the agreements that were chosen: first those with which nothing can be done, each with the reason. */
export function PreviewResult({ work, rows, isBusy, onBegin }: PreviewResultProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [left, ready] = [
    rows.filter(({ reason }) => reason !== null),
    rows.filter(({ reason }) => reason === null),
  ];
  const counted = (count: number) => ({ count, number: formatNumber(count, tag) });
  return (
    <Stack gap="L">
      <Alert kind={left.length === 0 ? 'success' : 'information'}>
        {t(`bulkWork.PreviewResult.ready.${work}`, counted(ready.length))}
        {left.length > 0 && ` ${t('bulkWork.PreviewResult.left', counted(left.length))}`}
        {work === 'renew' && ready.length > 0 && ` ${t('bulkWork.PreviewResult.carried')}`}
      </Alert>
      {ready.length > 0 && (
        <div>
          <Button appearance="primary" isBusy={isBusy} onClick={onBegin}>
            {t(`bulkWork.PreviewResult.begin.${work}`, counted(ready.length))}
          </Button>
        </div>
      )}
      {left.length > 0 && <PreviewTable kind="left" work={work} rows={left} />}
      {ready.length > 0 && <PreviewTable kind="ready" work={work} rows={ready} />}
    </Stack>
  );
}
