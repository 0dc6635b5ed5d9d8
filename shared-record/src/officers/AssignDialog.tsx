import { readCurrentOfficers } from 'shared-contracts/officers/officerCalls.ts';
import type { Assignment, OfficerSet } from 'shared-contracts/officers/officers.ts';
import { useState } from 'react';
import { useCall, useQuery } from 'shared-client';
import {
  Button,
  formatNumber,
  ModalDialog,
  Stack,
  useLanguage,
  useTranslation,
  LoadingState,
} from 'shared-ui/core';
import { FilterSelect, ListFailure } from 'shared-ui/list';
import { useOfficers } from './officers.queries.ts';

type AssignDialogProps = {
  readonly set: OfficerSet;
  readonly ids: readonly number[];
  readonly onCancel: () => void;
  readonly onAssign: (items: readonly Assignment[]) => void;
};

/** Asks who shall be in charge, and says who is now: what is assigned is what was seen here. */
export function AssignDialog({ set, ids, onCancel, onAssign }: AssignDialogProps) {
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  const call = useCall();
  const { people, me, nameOf, labelOf } = useOfficers();
  const [chosen, setChosen] = useState<number | 'nobody' | null>(null);
  const current = useQuery({
    queryKey: ['officers', 'current', set, ids],
    queryFn: ({ signal }) => call(readCurrentOfficers, { body: { set, ids: [...ids] }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const open = (people.data?.value ?? []).filter(({ isOpen }) => isOpen);
  const seen = current.isFetching ? undefined : current.data?.value;
  const isReady = chosen !== null && seen !== undefined && seen.length > 0;
  const assign = () => {
    if (!isReady) return;
    const to = chosen === 'nobody' ? null : chosen;
    onAssign(seen.map(({ id, officer }) => ({ id, from: officer, to })));
  };
  return (
    <ModalDialog
      title={t('AssignDialog.title')}
      onCancel={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('AssignDialog.cancel')}</Button>
          <Button
            appearance="primary"
            disabledReason={isReady ? undefined : t('AssignDialog.choose')}
            onClick={assign}
          >
            {t('AssignDialog.assign')}
          </Button>
        </>
      }
    >
      <Stack gap="L">
        {current.error && (
          <ListFailure
            title={t('AssignDialog.failed')}
            error={current.error}
            hasRows={false}
            isRetrying={current.isFetching}
            onRetry={() => void current.refetch()}
          />
        )}
        {seen === undefined ? (
          current.error === null && <LoadingState />
        ) : (
          <p>
            {t('AssignDialog.now', { count: seen.length, number: formatNumber(seen.length, tag) })}{' '}
            {countedBy(seen)
              .map(
                ([officer, count]) =>
                  `${nameOf(officer) ?? t('AssignedText.noOfficer')} (${formatNumber(count, tag)})`,
              )
              .join(', ')}
            .
          </p>
        )}
        <FilterSelect
          label={t('AssignDialog.officer')}
          placeholder={t('AssignDialog.placeholder')}
          value={chosen}
          options={[
            ...open.map(({ id, name }) => ({
              value: id,
              label: id === me ? t('AssignDialog.me', { name }) : (labelOf(id) ?? name),
            })),
            { value: 'nobody' as const, label: t('AssignDialog.nobody') },
          ]}
          isLoading={people.isPending}
          onRetry={people.isError ? () => void people.refetch() : undefined}
          onChange={setChosen}
        />
      </Stack>
    </ModalDialog>
  );
}

function countedBy(seen: ReadonlyArray<{ readonly officer: number | null }>) {
  const counts = new Map<number | null, number>();
  for (const { officer } of seen) counts.set(officer, (counts.get(officer) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
