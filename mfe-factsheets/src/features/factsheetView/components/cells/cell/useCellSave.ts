import { useState } from 'react';
import type { NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { ApiError } from 'shared-client';
import { failureIn, useEditing } from 'shared-record/edit';
import { isSame, saveOutcomeOf } from 'shared-record/model';
import { useTranslation } from 'shared-ui/core';
import { toFormError, type FieldPath, type UseFormReturn } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../../moduleId.ts';
import { cellIssues } from '../../../model/cells/cellCheck.ts';
import type { CellSpec } from '../../../model/cells/cellSpec.ts';
import { setCell } from '../../../model/cells/changes.ts';
import { gapsOfChange } from '../../../model/cells/gapsOfChange.ts';
import type { OpenedCell } from '../../../model/cells/sheetStore.ts';
import { settledOf, typedOf, type Typed } from '../../../model/cells/typedValue.ts';
import { weeksLimitOf } from '../../../model/cells/weeksLimit.ts';
import { useSheetEditing, useSheetState } from '../sheetEditing.ts';
import type { TypedForm } from './typedForm.ts';

/**
 * Saves one cell.
 *
 * - base: what the cell said when it was opened, or what somebody else has made of it and this person has seen
 * - theirs: what somebody else has made of it meanwhile; null for nothing
 * - gaps: what partners would miss for, which is asked before; confirm: saves all the same; decline: goes on editing
 * - failure: of the last save; means: what can be done now
 * - saveOver: saves upon theirs
 */
export function useCellSave(cell: CellSpec, opened: OpenedCell, form: UseFormReturn<TypedForm>) {
  const { t } = useTranslation(MODULE_ID);
  const editing = useSheetEditing();
  const [base, setBase] = useState(opened.base);
  const [asked, setAsked] = useState<{ readonly before: Typed; readonly gaps: readonly NetworkGap[] } | null>(
    null,
  );
  const isTyped = useSheetState(({ dirty }) => dirty.has(cell.path));
  const { state, means, tell } = useEditing<Typed, Typed>(isTyped);

  const cancel = () => {
    editing.close(cell.path);
    editing.focus(cell.path);
  };

  const saveUpon = async (before: Typed, isConfirmed = false) => {
    const typed = structuredClone(form.getValues());
    const settled = settledOf(cell, typed, editing.sheet());
    if (isSame(typed, before) || isSame(settled, before)) {
      cancel();
      return;
    }
    form.clearErrors();
    const issues = cellIssues(cell, settled);
    if (issues.length > 0) {
      // Names of errors are names of the form's fields.
      for (const issue of issues) form.setError(issue.field as FieldPath<TypedForm>, toFormError(issue));
      form.setFocus((issues[0]?.field ?? '') as FieldPath<TypedForm>);
      return;
    }
    const gaps = isConfirmed ? [] : gapsOfChange(editing.sheet(), cell, settled);
    setAsked(gaps.length > 0 ? { before, gaps } : null);
    if (gaps.length > 0) return;
    tell({ event: 'send', action: 'save', sent: typed });
    try {
      const outcome = await editing.apply(setCell(cell, before, settled));
      if (outcome.kind !== 'saved') {
        if (outcome.kind === 'gone') throw new ApiError('not-found', `${cell.path} is gone`);
        tell({ event: 'meet', current: typedOf(outcome.sheet, cell), action: 'save' });
        return;
      }
      tell({ event: 'save' });
      if (!isSame(form.getValues(), typed)) {
        // Somebody types on: the next save begins from here.
        setBase(settled);
        return;
      }
      editing.close(cell.path);
      editing.tell({
        place: cell.path,
        kind: 'success',
        text: savedText(typed, before),
        undo: outcome.undo,
        undoGaps: gapsOfChange(outcome.sheet, cell, before),
      });
    } catch (failure) {
      const error = failure as Error;
      tell({ event: 'fail', outcome: saveOutcomeOf<Typed>(error, () => null), error });
    }
  };

  const savedText = ({ texts }: Typed, before: Typed): string => {
    const saved = t('factsheetCells.saved');
    const { kind, member } = cell.field;
    const typed = texts[member] ?? '';
    if (kind !== 'weeks' || typed.trim() === '') return saved;
    const number = before.texts[member] ?? '';
    const { weeks, how } = weeksLimitOf(typed, number === '' ? null : Number(number));
    if (how === 'whole') return saved;
    const key = how === 'cut' ? 'weeksCut' : weeks === null ? 'weeksEmptied' : 'weeksZero';
    return `${saved} ${t(`factsheetCells.${key}`, { text: typed.trim(), weeks })}`;
  };

  return {
    base,
    theirs: state.phase === 'stale' ? state.current : null,
    failure: failureIn(state),
    means,
    gaps: asked?.gaps ?? [],
    confirm: () => asked && void saveUpon(asked.before, true),
    decline: () => setAsked(null),
    cancel,
    save: async () => {
      if (means.canSend) await saveUpon(base);
    },
    saveOver: async () => {
      if (state.phase !== 'stale') return;
      setBase(state.current);
      tell({ event: 'choose' });
      await saveUpon(state.current);
    },
  };
}
