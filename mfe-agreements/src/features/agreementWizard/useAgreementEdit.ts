import { refusalOf } from 'shared-contracts/agreementLifeCycle.ts';
import { useMemo, useState } from 'react';
import { useSession } from 'shared-auth';
import { useErrorSweep, useFieldFocus } from 'shared-record/edit';
import { useLeaveGuard, useWatch } from 'shared-ui/fields';
import type { DraftStore, StoredDraft } from './draft/draftStore.ts';
import { useDraftKeeping } from './draft/useDraftKeeping.ts';
import { differencesOf } from './model/agreementConflict.ts';
import { adoptSaved } from './model/adoptSaved.ts';
import type { AgreementForm } from './model/agreementForm.ts';
import type { OpenedAgreement } from './model/openedAgreement.ts';
import { offeredActions, savedStatus, type SaveAction } from './model/saveActions.ts';
import { readOnlyReason } from './model/readOnlyReason.ts';
import { readServerIssues } from './model/serverIssues.ts';
import { stepOf, stepsOf } from './model/wizardSteps.ts';
import { useAgreementForm } from './useAgreementForm.ts';
import { useAgreementSave } from './useAgreementSave.ts';
import { useRefusal } from './useRefusal.ts';
import { useSavedExit } from './useSavedExit.ts';
import { useWizardStep } from './useWizardStep.ts';

/** Another version on the server; `action` is the save that met with it, null when it was found on going on with a draft. */
type OtherVersion = { readonly current: OpenedAgreement; readonly action: SaveAction | null };

/** All that can be done with the agreement that is open: its form, its steps, saving, and what may come in between. */
export function useAgreementEdit(opened: OpenedAgreement, store: DraftStore, begun: StoredDraft | null) {
  const { permissions } = useSession();
  const steps = useMemo(
    () => stepsOf(permissions.includes('iia_edit_iro') ? 'full' : 'short'),
    [permissions],
  );
  const { base, setBase, form, check } = useAgreementForm(opened, begun, steps);
  const [other, setOther] = useState<OtherVersion | null>(() =>
    base.version === opened.version ? null : { current: opened, action: null },
  );
  const isNew = base.id === null;
  const place = useWizardStep(steps, () => (isNew ? (firstWith(check(form.getValues())) ?? null) : null));
  const { step, goTo } = place;
  const refusal = useRefusal(form, steps, goTo);
  const focusField = useFieldFocus(form);
  const draft = useDraftKeeping(form, base, store, begun?.key ?? null);
  const saved = useSavedExit();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useLeaveGuard(draft.isChanged && !isLeaving, { within: 'path' });
  useErrorSweep(form, check);

  const saving = useAgreementSave(useWatch({ control: form.control, name: 'institution' }), {
    onSaved: (result) => {
      draft.end();
      saved.exit(result);
    },
    onStale: (current, action) => {
      const isFree = refusalOf(action, current.facts, permissions) === undefined;
      // Our own save, whose answer was lost: what was typed since goes on top of it.
      if (isNew) form.reset(adoptSaved(form.getValues(), current.form));
      const values = form.getValues();
      const isOurs = isNew && current.isAsMade;
      const differences = differencesOf({ opened: base.form, mine: values, theirs: current.form });
      // Nothing that the form holds was changed by anybody else: then there is nothing to choose.
      if ((isOurs || differences.length === 0) && isFree) {
        setBase(current);
        saving.send(values, current, action);
      } else setOther({ current, action: isFree ? action : null });
    },
    onRefused: (error, sent) => refusal.refuse(readServerIssues(error.errors, sent).fields, true),
  });

  function firstWith(issues: ReturnType<typeof check>) {
    return steps.find((one) => issues.some(({ field }) => stepOf(field, steps) === one))?.id;
  }

  const save = (
    action: SaveAction,
    values: AgreementForm = form.getValues(),
    from: OpenedAgreement = base,
  ) => {
    saving.forget();
    const issues = check(values, steps, from.id === null || savedStatus(action).id !== from.facts.status);
    form.clearErrors();
    if (issues.length > 0) refusal.refuse(issues);
    else saving.send(structuredClone(values), from, action);
  };

  const goNext = () => {
    const issues = check(form.getValues(), [step]);
    if (isNew && issues.length > 0) refusal.refuse(issues);
    else leaveFor(place.next);
  };
  /** Marks what is wrong in the step that is left, so that nobody has to look for it later. */
  const leaveFor = (id: typeof step.id | undefined) => {
    if (!isNew) refusal.mark(check(form.getValues(), [step]), step);
    if (id !== undefined) goTo(id);
  };

  const resolveConflict = (merged: AgreementForm) => {
    if (other === null) return;
    setBase(other.current);
    setOther(null);
    form.reset(merged);
    if (other.action !== null) save(other.action, merged, other.current);
  };

  return {
    form,
    steps,
    step,
    isNew,
    id: base.id,
    readOnly: isNew ? undefined : readOnlyReason(base.facts, permissions),
    offered: offeredActions(base.facts, permissions),
    goNext: place.next && goNext,
    goPrevious: place.previous && (() => leaveFor(place.previous)),
    goToStep: leaveFor,
    goToField: (field: string) => {
      const owner = stepOf(field, steps);
      if (owner) goTo(owner.id);
      focusField(field);
    },
    refusals: refusal.count,
    save,
    saving: saving.isSaving ? saving.action : null,
    failure: saving.failure,
    isSaved: saved.isSaved,
    conflict: other && {
      states: { opened: base.form, mine: form.getValues(), theirs: other.current.form },
      action: other.action,
    },
    resolveConflict,
    postponeConflict: () => setOther(null),
    leave,
    leaveAll: () => setIsLeaving(true),
    hasDraftFailed: draft.hasFailed,
  };
}

export type AgreementEdit = ReturnType<typeof useAgreementEdit>;
