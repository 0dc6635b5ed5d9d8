import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { useEffect, useState } from 'react';
import { useApi, useQueryClient } from 'shared-client';
import { networkGaps, type NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { apiErrorText, useToast, useTranslation } from 'shared-ui/core';
import { askedFactsheetQuery } from '../../lib/network/askedFactsheet.queries.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { useActivateFactsheet, useTakeBackActivation } from './api/activation.mutations.ts';
import { ACTION_TOLD_FOR_MS } from './useLocalFactsheetActions.ts';

/** How long an activation can be taken back here. */
const UNDO_FOR_MS = 60_000;

/** - gaps: what the network lacks of it; null where that could not be read */
export type AskedActivation = {
  readonly row: LocalFactsheetRow;
  readonly gaps: readonly NetworkGap[] | null;
};
/** - former: the one whose place was taken; null where none was active */
type DoneActivation = { readonly id: number; readonly former: number | null };

/**
 * Makes a factsheet of ours the active one: after a question that names what it replaces and what partners would miss, and with a way back for a minute.
 *
 * - active: the one that is active now; undefined while there is none
 */
export function useActivation(active: LocalFactsheetRow | undefined, onActivated: () => void) {
  const { t } = useTranslation(MODULE_ID);
  const show = useToast();
  const api = useApi();
  const cache = useQueryClient();
  const activation = useActivateFactsheet();
  const takingBack = useTakeBackActivation();
  const [reading, setReading] = useState<number | null>(null);
  const [asked, setAsked] = useState<AskedActivation | null>(null);
  const [done, setDone] = useState<DoneActivation | null>(null);
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), UNDO_FOR_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const isBusy = activation.isPending || takingBack.isPending;
  const fail = (error: Error) => show({ kind: 'error', text: apiErrorText(error, t) });
  const ask = async (row: LocalFactsheetRow) => {
    if (isBusy || reading !== null) return;
    setReading(row.id);
    try {
      const sheet = await cache.query({ ...askedFactsheetQuery(api, row.id), staleTime: 0 });
      setAsked({ row, gaps: networkGaps(sheet) });
    } catch {
      setAsked({ row, gaps: null });
    } finally {
      setReading(null);
    }
  };
  const confirm = () => {
    if (asked === null || isBusy) return;
    const { row } = asked;
    activation.mutate(row, {
      onSuccess: () => {
        show({
          kind: 'success',
          text: t('factsheetList.LocalFactsheets.activated'),
          shownForMs: ACTION_TOLD_FOR_MS,
        });
        setDone({ id: row.id, former: active === undefined || active.id === row.id ? null : active.id });
        onActivated();
      },
      onError: fail,
      onSettled: () => setAsked(null),
    });
  };
  const takeBack = () => {
    if (done === null || done.former === null || isBusy) return;
    takingBack.mutate(
      { id: done.id, former: done.former },
      {
        onSuccess: (outcome) => {
          setDone(null);
          show(
            outcome === 'takenBack'
              ? { kind: 'success', text: t('factsheetList.Activation.takenBack', { id: done.former }) }
              : { kind: 'warning', text: t('factsheetList.Activation.changedSince') },
          );
          onActivated();
        },
        onError: fail,
      },
    );
  };
  return {
    asked,
    done,
    isBusy,
    isTakingBack: takingBack.isPending,
    busyWith: reading ?? (activation.isPending ? activation.variables.id : null),
    ask: (row: LocalFactsheetRow) => void ask(row),
    cancel: () => setAsked(null),
    confirm,
    takeBack,
  };
}
export type Activation = ReturnType<typeof useActivation>;
