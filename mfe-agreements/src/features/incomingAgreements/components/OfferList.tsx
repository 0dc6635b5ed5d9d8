import { useRef, useState } from 'react';
import type { IncomingAgreement, IncomingAgreements } from 'shared-contracts/exchange/exchange.ts';
import { exchangeErrorText } from 'shared-record/pages';
import { Alert, makeStyles, useToast, useTranslation } from 'shared-ui/core';
import { ListFoot, QuickFilters, useLastPage } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { useAddInstitution, usePutAway } from '../api/incomingAgreements.mutations.ts';
import { offerListSearch, type OfferListSearch } from '../model/offerListSearch.ts';
import type { IncomingQuestion } from './IncomingActions.tsx';
import { IncomingTable } from './IncomingTable.tsx';

type OfferListProps = {
  /** Undefined while nothing has been loaded yet. */
  readonly offers: IncomingAgreements | undefined;
  /** The offers are those of the page or filter before. */
  readonly isOutdated: boolean;
  readonly search: OfferListSearch;
  readonly onChange: (change: Partial<OfferListSearch>, history?: 'replace') => void;
  readonly onAsk: (question: IncomingQuestion) => void;
};

/** A page of what partners offer; each can be put away until the partner changes it, and be taken back. */
export function OfferList({ offers, isOutdated, search, onChange, onAsk }: OfferListProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const toast = useToast();
  const put = usePutAway();
  const add = useAddInstitution();
  const [adding, setAdding] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const { page, pageSize } = search;
  const isAway = search.away !== null;
  const total = offers?.total;
  useLastPage(page, isOutdated ? undefined : total, pageSize, (last) => onChange({ page: last }, 'replace'));
  const handlePut = ({ id, iiaId, putAway }: IncomingAgreement) =>
    put.mutate(
      { incomingId: id, isAway: putAway === null },
      {
        onSuccess: () => {
          toast({
            kind: 'success',
            text: t(`incomingAgreements.OfferList.${putAway === null ? 'away' : 'back'}`, { id: iiaId }),
          });
          // The button that had the focus is gone with its row.
          list.current?.focus();
        },
      },
    );
  const handleAdd = ({ id, heiId }: IncomingAgreement) => {
    setAdding(id);
    add.mutate(heiId, {
      onSuccess: ({ name }) => {
        toast({ kind: 'success', text: t('incomingAgreements.OfferList.added', { name }) });
        // The button that had the focus is not there any more.
        list.current?.focus();
      },
      onSettled: () => setAdding(undefined),
    });
  };
  return (
    <div
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={t('incomingAgreements.IncomingTable.caption')}
      className={styles.list}
    >
      {(isAway || (offers?.away ?? 0) > 0) && (
        <QuickFilters
          label={t('incomingAgreements.OfferList.show')}
          filters={[
            {
              id: 'away',
              label: t('incomingAgreements.OfferList.putAway', { count: offers?.away ?? 0 }),
              isOn: isAway,
              onChange: (isOn) => onChange({ away: isOn ? 'yes' : null }),
            },
          ]}
        />
      )}
      {put.error !== null && <Alert kind="error">{exchangeErrorText(put.error, t)}</Alert>}
      {add.error !== null && <Alert kind="error">{exchangeErrorText(add.error, t)}</Alert>}
      <IncomingTable
        rows={offers?.value}
        isAway={isAway}
        isFiltered={offerListSearch.activeCount({ ...search, away: null }) > 0}
        putting={put.isPending ? put.variables.incomingId : adding}
        onAsk={onAsk}
        onPut={handlePut}
        onAdd={handleAdd}
      />
      {total !== undefined && total > 0 && (
        <ListFoot
          total={total}
          text={t(`incomingAgreements.${isAway ? 'OfferList.total' : 'IncomingAgreementsPage.total'}`, {
            count: total,
          })}
          page={page}
          pageSize={pageSize}
          onPage={(next) => onChange({ page: next })}
          onPageSize={(size) => onChange({ pageSize: size })}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: '16px', minWidth: 0, outlineStyle: 'none' },
});
