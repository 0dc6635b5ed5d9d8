import { assignOfficers } from 'shared-contracts/officers/officerCalls.ts';
import type { Assignment, AssignOfficersReply, OfficerSet } from 'shared-contracts/officers/officers.ts';
import { useState } from 'react';
import { useCall, useMutation, useQueryClient } from 'shared-client';

/** - undo: what takes it back; isUndone: it was a taking back itself; to: who is in charge now */
export type AssignOutcome = AssignOfficersReply & {
  readonly to: number | null;
  readonly undo: readonly Assignment[];
  readonly isUndone: boolean;
};

/** Assigns, keeps what came of it until it is read, and takes it back; records are read again, whatever comes of it. */
export function useAssigning(set: OfficerSet, queryKey: readonly unknown[]) {
  const call = useCall();
  const cache = useQueryClient();
  const [outcome, setOutcome] = useState<AssignOutcome | undefined>();
  const mutation = useMutation({
    mutationFn: (asked: { readonly items: readonly Assignment[]; readonly isUndone: boolean }) =>
      call(assignOfficers, { body: { set, items: [...asked.items] } }),
    onSuccess: (reply, { items, isUndone }) => {
      const assigned = new Set(reply.assigned);
      const moved = items.filter(({ id, from, to }) => assigned.has(id) && from !== to);
      const undo = isUndone ? [] : moved.map(({ id, from, to }) => ({ id, from: to, to: from }));
      setOutcome({ ...reply, to: items[0]?.to ?? null, undo, isUndone });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: [...queryKey] }),
  });
  const send = (items: readonly Assignment[], isUndone: boolean) => {
    if (!mutation.isPending) mutation.mutate({ items, isUndone });
  };
  return {
    outcome,
    error: mutation.error,
    isPending: mutation.isPending,
    assign: (items: readonly Assignment[]) => {
      setOutcome(undefined);
      send(items, false);
    },
    undo: () => send(outcome?.undo ?? [], true),
    forget: () => setOutcome(undefined),
  };
}
export type Assigning = ReturnType<typeof useAssigning>;
