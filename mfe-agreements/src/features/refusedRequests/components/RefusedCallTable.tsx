import type { RefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import {
  Button,
  formatDayMonthYearTime,
  makeStyles,
  tokens,
  useLanguage,
  useTranslation,
  VisuallyHidden,
} from 'shared-ui/core';
import { type Column, DataTable, LongWords } from 'shared-ui/list';
import type { ReactNode } from 'react';
import { developerText } from '../../../lib/developerText.ts';
import { TwoLines } from '../../../lib/TwoLines.tsx';
import { MODULE_ID } from '../../../moduleId.ts';

type RefusedCallTableProps = {
  /** Undefined while nothing has been loaded yet. */
  readonly rows: readonly RefusedCall[] | undefined;
  readonly emptyState: ReactNode;
  readonly onShow: (call: RefusedCall) => void;
};

/** Requests that the portal refused: when, whose they are, what they asked, and why they were refused. */
export function RefusedCallTable({ rows, emptyState, onShow }: RefusedCallTableProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const columns: readonly Column<RefusedCall>[] = [
    {
      id: 'at',
      header: t('refusedRequests.RefusedCallTable.at'),
      cell: ({ at }) => formatDayMonthYearTime(at),
      width: '172px',
      isRowHeader: true,
    },
    {
      id: 'sender',
      header: t('refusedRequests.RefusedCallTable.sender'),
      cell: ({ heis, sender }) =>
        heis.length === 0 ? (
          t('refusedRequests.RefusedCallTable.nobody')
        ) : (
          <TwoLines
            second={t(`refusedRequests.RefusedCallTable.${sender === 'proved' ? 'proved' : 'claimed'}`)}
          >
            {heis.map(({ heiId, ...names }) => nameIn(names, language) || heiId).join(', ')}
          </TwoLines>
        ),
      width: '24%',
    },
    {
      id: 'request',
      header: t('refusedRequests.RefusedCallTable.request'),
      cell: ({ method, pathAndQuery }) => (
        <span className={styles.request} lang="en">
          {method} <LongWords>{developerText(pathAndQuery)}</LongWords>
        </span>
      ),
      width: '24%',
    },
    {
      id: 'reason',
      header: t('refusedRequests.RefusedCallTable.reason'),
      cell: ({ status, reason }) => (
        <span className={styles.reason} lang="en">
          {status}: {developerText(reason)}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('refusedRequests.RefusedCallTable.actions'),
      cell: (call) => (
        <Button size="small" onClick={() => onShow(call)}>
          {t('refusedRequests.RefusedCallTable.show')}
          <VisuallyHidden>
            {' '}
            {t('refusedRequests.RefusedCallTable.of', { at: formatDayMonthYearTime(call.at) })}
          </VisuallyHidden>
        </Button>
      ),
      width: '120px',
    },
  ];
  return (
    <DataTable
      caption={t('refusedRequests.RefusedRequestsPage.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hasManyColumns
      emptyState={emptyState}
    />
  );
}

const useStyles = makeStyles({
  request: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  reason: { overflowWrap: 'anywhere' },
});
