import { rowsOfAgreement } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import { knownFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { useRef, useState, type RefObject } from 'react';
import { useSession } from 'shared-auth';
import { ApiError, useApi, useQueryClient } from 'shared-client';
import { readBy, saveOutcomeOf } from 'shared-record/model';
import { AGREEMENTS_KEY } from '../../lib/agreementsKey.ts';
import { isChanged, type AgreementEdit } from './model/agreementEdit.ts';
import type { GridAct } from './model/gridState.ts';
import { onTopOf } from './model/meanwhile.ts';
import { isRefusedHere } from './model/rowFaults.ts';
import { toSavedRows } from './model/savedRows.ts';

/**
 * What became of the rows of one agreement.
 *
 * - untold: saved; the agreement is final, and its partner has another copy until it is told
 * - faulty: not sent, as something in it cannot be saved
 * - stale: somebody else saved it meanwhile: both are put together in the table, and nothing is saved
 * - notSent: the connection was lost before it was its turn
 */
export type SaveResult = {
  readonly id: number;
  readonly kind:
    'saved' | 'untold' | 'faulty' | 'stale' | 'refused' | 'gone' | 'failed' | 'unanswered' | 'notSent';
  readonly error?: ApiError;
};

const readCurrent = readBy(rowsOfAgreement.schema, (agreement) => agreement);

/**
 * Saves what has changed, agreement by agreement, each as the version that was read. What cannot be saved stays as it was typed; when the connection is lost, the rest waits.
 *
 * - latest: the agreements as they are at any moment
 */
export function useRowSaves(latest: RefObject<readonly AgreementEdit[]>, act: (act: GridAct) => void) {
  const api = useApi();
  const cache = useQueryClient();
  const { permissions } = useSession();
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [results, setResults] = useState<readonly SaveResult[]>([]);
  const isSaving = useRef(false);

  const saveOne = async (sent: AgreementEdit): Promise<SaveResult> => {
    const { id } = sent;
    if (isRefusedHere(sent)) return { id, kind: 'faulty' };
    try {
      const current = await api.save('MobilityAgreements', toSavedRows(sent), rowsOfAgreement.schema);
      act({
        type: 'replace',
        id,
        // What was typed while the save was under way stands on top of what was saved.
        with: ({ form, texts }) => onTopOf({ opened: sent.form, form, texts }, current, permissions),
      });
      return { id, kind: current.status.id === AGREEMENT_STATUS.Final ? 'untold' : 'saved' };
    } catch (error) {
      const outcome = saveOutcomeOf(error, readCurrent);
      const kept = error instanceof ApiError ? { error } : {};
      if (outcome.kind === 'stale') {
        act({ type: 'replace', id, with: (edit) => onTopOf(edit, outcome.current, permissions) });
        return { id, kind: 'stale' };
      }
      if (outcome.kind === 'refused') {
        const refused = outcome.errors.map((one) => ({ ...one, code: knownFieldErrorCode(one.code) }));
        act({ type: 'replace', id, with: (edit) => ({ ...edit, refused }) });
      }
      return { id, kind: outcome.kind, ...kept };
    }
  };

  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    const waiting = latest.current.filter(isChanged);
    const found: SaveResult[] = [];
    let isCutOff = false;
    for (const { id } of waiting) {
      setProgress({ done: found.length, of: waiting.length });
      const edit = latest.current.find((one) => one.id === id);
      if (edit === undefined) continue;
      const result: SaveResult = isCutOff ? { id, kind: 'notSent' } : await saveOne(edit);
      isCutOff ||= result.kind === 'unanswered';
      found.push(result);
    }
    // Lists show what was saved when they are opened again.
    cache.removeQueries({ queryKey: AGREEMENTS_KEY, type: 'inactive' });
    isSaving.current = false;
    setProgress(null);
    setResults(found);
  };
  return { save, progress, results, forget: () => setResults([]) };
}
