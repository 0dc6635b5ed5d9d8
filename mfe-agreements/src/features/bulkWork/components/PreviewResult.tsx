import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import { type BulkWork, TELLING_WORKS } from 'shared-contracts/bulk/bulkWorks.ts';
import { useState } from 'react';
import { Alert, Button, Cluster, formatNumber, Stack, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { isOfColleague } from '../model/colleagues.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { TellingQuestion } from './TellingQuestion.tsx';

/** Work of which something is said besides. */
const NOTED = [
  'renew',
  'submit',
  'takeOver',
  'approve',
  'changeYears',
  'changePlaces',
  'changeLanguages',
  'changeContacts',
  'changeDepartments',
  'remind',
] as const satisfies readonly BulkWork[];

type PreviewResultProps = {
  readonly work: BulkWork;
  readonly rows: readonly BulkPreviewRow[];
  readonly isBusy: boolean;
  /** - rows: those with which the job begins */
  readonly onBegin: (rows: readonly BulkPreviewRow[]) => void;
};

/** What would be done with the agreements that were chosen: first those with which nothing can be done, each with the reason. */
export function PreviewResult({ work, rows, isBusy, onBegin }: PreviewResultProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const [asked, setAsked] = useState<readonly BulkPreviewRow[] | null>(null);
  const [left, ready] = [
    rows.filter(({ reason }) => reason !== null),
    rows.filter(({ reason }) => reason === null),
  ];
  const counted = (count: number) => ({ count, number: formatNumber(count, tag) });
  // Nothing of many agreements at once begins changes to one that both have approved.
  const approved = left.filter(({ reason }) => reason?.code === 'approved-by-all').length;
  // Of what partners hear, they are counted and named once more, and somebody says yes to it.
  const isTold = TELLING_WORKS.some((one) => one === work);
  // A renewal makes drafts, and changes nothing of what colleagues are in charge of.
  const own = work === 'renew' ? ready : ready.filter((row) => !isOfColleague(row));
  const mustAsk = isTold || own.length < ready.length;
  const begin = t(`bulkWork.PreviewResult.begin.${work}`, counted(ready.length));
  const start = (chosen: readonly BulkPreviewRow[]) =>
    onBegin(rows.filter((row) => row.reason !== null || chosen.includes(row)));
  return (
    <Stack gap="L">
      <Alert kind={left.length === 0 ? 'success' : 'information'}>
        {t(`bulkWork.PreviewResult.ready.${work}`, counted(ready.length))}
        {left.length > 0 && ` ${t('bulkWork.PreviewResult.left', counted(left.length))}`}
        {approved > 0 && ` ${t('bulkWork.PreviewResult.approved', counted(approved))}`}
        {isNoted(work) && ready.length > 0 && ` ${t(`bulkWork.PreviewResult.notes.${work}`)}`}
      </Alert>
      {ready.length > 0 && (
        <Cluster isStackedWhenNarrow>
          <Button
            appearance="primary"
            isBusy={isBusy}
            onClick={() => (mustAsk ? setAsked(ready) : start(ready))}
          >
            {begin}
            {mustAsk && '…'}
          </Button>
          {own.length > 0 && own.length < ready.length && (
            <Button isBusy={isBusy} onClick={() => (isTold ? setAsked(own) : start(own))}>
              {t('bulkWork.PreviewResult.own', counted(own.length))}
              {isTold && '…'}
            </Button>
          )}
        </Cluster>
      )}
      {asked !== null && (
        <TellingQuestion
          isTold={isTold}
          rows={asked}
          label={t(`bulkWork.PreviewResult.begin.${work}`, counted(asked.length))}
          onConfirm={() => {
            setAsked(null);
            start(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {left.length > 0 && <PreviewTable kind="left" work={work} rows={left} />}
      {ready.length > 0 && <PreviewTable kind="ready" work={work} rows={ready} />}
    </Stack>
  );
}

function isNoted(work: BulkWork): work is (typeof NOTED)[number] {
  return NOTED.some((one) => one === work);
}
