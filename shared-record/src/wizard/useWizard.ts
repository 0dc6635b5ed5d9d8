import { useCallback, useState } from 'react';
import type { UseMutationResult } from 'shared-client';
import { useLeaveGuard, type FieldValues } from 'shared-ui/fields';
import { differencesOf } from '../conflict/differences.ts';
import type { BegunDraft } from '../drafts/DraftStart.tsx';
import { useDraftKeeping } from '../drafts/useDraftKeeping.ts';
import { useOtherTab } from '../drafts/useOtherTab.ts';
import { placeByMember, placeErrors, type PlaceOfPath } from '../errors/placeErrors.ts';
import { useErrorSweep } from '../errors/useErrorSweep.ts';
import { useRefusal } from '../errors/useRefusal.ts';
import { useFieldFocus } from '../focus/useFieldFocus.ts';
import type { OpenedRecord } from '../save/openedRecord.ts';
import { useRecordSave } from '../save/useRecordSave.ts';
import { useSavedExit } from '../save/useSavedExit.ts';
import { useWizardStep } from '../steps/useWizardStep.ts';
import { useVisibleSteps } from '../steps/useVisibleSteps.ts';
import { firstStepWith, stepOf, type WizardStep } from '../steps/wizardSteps.ts';
import type { RecordForm } from './useRecordForm.ts';

/**
 * What a wizard says of its kind of record.
 *
 * - draft: the tab's drafts, and the one that the form went on with
 * - mutation, toSent: how the form is saved as an action of the wizard's own (`save`, `submit`, …)
 * - readCurrent: reads the record that comes with another version; null when it does not fit
 * - onSaved: gives the address to lead to, or the record as it was saved: then the wizard goes on with that from its first step
 * - place: finds the form's field for a path of the server; by the form's own members when absent
 * - needsAll: whether an action asks for everything to be in order; of a new record everything always does when absent
 * - isStepwise: the steps are gone through in order, also those of a record that exists: on from a step that is in order, back to any that was
 *   reached. A new record's always are, without a way back but step by step
 * - hasUnkept: there is something besides the form that no draft keeps: leaving asks first
 * - staysAtStep: whether one goes on, after a save as an action, at the step from which it was saved; never when absent
 * - isFree: whether an action can still be taken on the version that was met; always when absent
 * - adopt: joins a new record's form with what an earlier save of it has stored, whose answer was lost; the form itself when absent
 */
export type WizardOptions<Form, Opened, Action, Sent, Saved> = {
  readonly draft: BegunDraft<Form>;
  readonly mutation: Pick<UseMutationResult<Saved, Error, Sent>, 'mutate' | 'reset'>;
  readonly toSent: (form: Form, from: Opened, action: Action) => Sent;
  readonly readCurrent: (value: unknown) => Opened | null;
  readonly onSaved: (saved: Saved) => string | Opened;
  readonly place?: (form: Form) => PlaceOfPath;
  readonly needsAll?: (action: Action, from: Opened) => boolean;
  readonly isStepwise?: boolean;
  readonly hasUnkept?: boolean;
  readonly staysAtStep?: (action: Action) => boolean;
  readonly isFree?: (action: Action, current: Opened) => boolean;
  readonly adopt?: (mine: Form, saved: Form) => Form;
};

/** All that can be done with the record that is open: its form, its steps, saving, and what may come in between. */
export function useWizard<
  Form extends FieldValues,
  Opened extends OpenedRecord<Form>,
  Step extends WizardStep<Form>,
  Action extends string,
  Sent,
  Saved,
>(
  { opened, base, setBase, form, check, shape, steps: all }: RecordForm<Form, Opened, Step>,
  options: WizardOptions<Form, Opened, Action, Sent, Saved>,
) {
  const { draft: drafts, needsAll, isStepwise = false, hasUnkept = false, isFree = () => true } = options;
  const placeIn = options.place ?? ((values) => (path) => placeByMember(values, path));
  const isNew = base.id === null;
  const isGuided = isNew || isStepwise;
  const steps = useVisibleSteps(form, all);
  const place = useWizardStep(steps, () =>
    isGuided ? (firstStepWith(check(form.getValues(), undefined, true), steps)?.id ?? null) : null,
  );
  const { step, goTo } = place;
  const refusal = useRefusal(form, (issues) => {
    const wrong = firstStepWith(issues, steps);
    // Where one is already, nothing is to be gone back from.
    if (wrong && wrong !== step) goTo(wrong.id);
  });
  const focusField = useFieldFocus(form);
  const hasOtherTab = useOtherTab(drafts.store);
  const draft = useDraftKeeping(form, base, drafts.store, drafts.begun);
  const saved = useSavedExit();
  const [isLeaving, setIsLeaving] = useState(false);
  // What was found missing when everything counted stays so until it is filled in.
  useErrorSweep(
    form,
    useCallback((values: Form) => check(values, undefined, true), [check]),
  );

  const saving = useRecordSave<Form, Opened, Action, Sent, Saved>(options.mutation, {
    isTyped: draft.isChanged || hasUnkept,
    // A draft goes on from the version that it began with.
    met: base.version === opened.version ? null : opened,
    toSent: options.toSent,
    readCurrent: options.readCurrent,
    onSaved: (result, action) => {
      const next = options.onSaved(result);
      if (typeof next !== 'string') {
        goOnWith(next, options.staysAtStep?.(action) === true);
        return;
      }
      draft.end();
      saved.exit(next);
    },
    onStale: (current, action) => {
      // Our own save, whose answer was lost: what was typed since goes on top of it.
      if (isNew && options.adopt) form.reset(options.adopt(form.getValues(), current.form));
      const values = form.getValues();
      const isOurs = isNew && current.isAsMade;
      const differences = differencesOf({ opened: base.form, mine: values, theirs: current.form }, shape);
      // Nothing that the form holds was changed by anybody else: then there is nothing to choose.
      if ((isOurs || differences.length === 0) && isFree(action, current)) {
        setBase(current);
        saving.tell({ event: 'choose' });
        saving.send(values, current, action);
      } else if (!isFree(action, current)) saving.tell({ event: 'meet', current, action: null });
    },
    onRefused: (outcome, sent) =>
      refusal.refuse(
        placeErrors(outcome.kind === 'refused' ? outcome.errors : [], placeIn(sent)).fields,
        true,
      ),
  });

  const { state, failure } = saving;
  const leave = useLeaveGuard(state.isTyped && !isLeaving, { within: 'path' });

  const isInOrder = (action: Action, values: Form, from: Opened): boolean => {
    saving.forget();
    const issues = check(values, undefined, needsAll?.(action, from) ?? from.id === null);
    form.clearErrors();
    if (issues.length > 0) refusal.refuse(issues);
    return issues.length === 0;
  };
  const saveAs = (action: Action, values: Form, from: Opened) => {
    if (isInOrder(action, values, from)) saving.send(structuredClone(values), from, action);
  };

  const goOnWith = (next: Opened, isAtStep: boolean) => {
    setBase(next);
    form.reset(next.form);
    draft.settle();
    const [first] = steps;
    if (first !== undefined && !isAtStep) goTo(first.id);
  };
  const goOn = (id: Step['id'] | undefined) => {
    const issues = check(form.getValues(), [step], isGuided);
    if (isGuided && issues.length > 0) refusal.refuse(issues);
    else leaveFor(id);
  };
  /** Marks what is wrong in the step that is left, so that nobody has to look for it later. */
  const leaveFor = (id: Step['id'] | undefined) => {
    if (!isNew) refusal.mark(check(form.getValues(), [step]), step.members);
    if (id !== undefined) goTo(id);
  };

  const other = state.phase === 'stale' ? state : null;
  return {
    form,
    steps,
    step,
    base,
    isNew,
    goNext: place.next === undefined ? undefined : () => goOn(place.next),
    goPrevious: place.previous === undefined ? undefined : () => leaveFor(place.previous),
    reached: isStepwise ? place.reached : null,
    goToStep: (id: Step['id'] | undefined) =>
      steps.findIndex((one) => one.id === id) > place.index ? goOn(id) : leaveFor(id),
    goToField: (field: string) => {
      const owner = stepOf(field, steps);
      if (owner && owner !== step) goTo(owner.id);
      focusField(field);
    },
    refusals: refusal.count,
    /** Tells whether the form can be sent as an action, and shows what stands in its way: before a question that would lead to nothing. */
    isInOrder: (action: Action) => isInOrder(action, form.getValues(), base),
    save: (action: Action) => {
      if (saving.means.canSend) saveAs(action, form.getValues(), base);
    },
    saving: saving.saving,
    failure: failure && {
      phase: failure.phase,
      error: failure.error,
      place: placeIn(failure.sent),
    },
    isSaved: saved.isSaved,
    conflict: other && {
      conflict: { opened: base.form, mine: form.getValues(), theirs: other.current.form },
      shape,
      isSaving: other.action !== null,
      onResolve: (merged: Form) => {
        setBase(other.current);
        saving.tell({ event: 'choose' });
        form.reset(merged);
        if (other.action !== null) saveAs(other.action, merged, other.current);
      },
      onBack: () => saving.tell({ event: 'choose' }),
    },
    leave,
    leaveAll: () => setIsLeaving(true),
    hasOtherTab,
    hasDraftFailed: draft.hasFailed,
    draftText: draft.text,
    dropDraftText: draft.dropText,
  };
}

export type WizardEdit<
  Form extends FieldValues,
  Opened extends OpenedRecord<Form>,
  Step extends WizardStep<Form>,
  Action extends string,
> = ReturnType<typeof useWizard<Form, Opened, Step, Action, never, never>>;
