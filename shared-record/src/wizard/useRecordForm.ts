import { useCallback, useState } from 'react';
import { resolveBy, useForm, type DefaultValues, type FieldValues } from 'shared-ui/fields';
import type { ConflictShape } from '../conflict/conflictShape.ts';
import { mergeForms } from '../conflict/differences.ts';
import type { StoredDraft } from '../drafts/draftKind.ts';
import type { OpenedRecord } from '../save/openedRecord.ts';
import { checkSteps, type IsDue } from '../steps/checkSteps.ts';
import { visibleSteps, type WizardStep } from '../steps/wizardSteps.ts';

type RecordFormOptions<Form, Opened, Step> = {
  readonly opened: Opened;
  /** Draft to go on with. */
  readonly begun: StoredDraft<Form> | null;
  /** What is compared with another version; keep it the same between renders. */
  readonly shape: ConflictShape<Form>;
  readonly steps: readonly Step[];
  /** Everything counts when absent. */
  readonly isDue?: IsDue<Form>;
};

/**
 * The one form of all steps, and the version of the record that it began from.
 *
 * - steps, isDue: keep them the same between renders
 * - check: what is wrong with some steps now, with all that the form has when none are named; `isWhole` asks for everything
 */
export function useRecordForm<
  Form extends FieldValues,
  Opened extends OpenedRecord<Form>,
  Step extends WizardStep<Form>,
>({ opened, begun, shape, steps, isDue }: RecordFormOptions<Form, Opened, Step>) {
  const [{ from, values: began }] = useState(() => beginning(opened, begun, shape));
  const [base, setBase] = useState(from);
  const check = useCallback(
    (values: Form, some: readonly Step[] = visibleSteps(steps, values), isWhole = base.id === null) =>
      checkSteps(some, values, { opened: base.form, isWhole, now: new Date() }, isDue),
    [steps, base, isDue],
  );
  const form = useForm<Form>({
    // A form begins with every member that it has.
    defaultValues: began as DefaultValues<Form>,
    resolver: resolveBy<Form>((values) => check(values)),
  });
  return { opened, base, setBase, form, check, steps, shape };
}

export type RecordForm<
  Form extends FieldValues,
  Opened extends OpenedRecord<Form>,
  Step extends WizardStep<Form>,
> = ReturnType<typeof useRecordForm<Form, Opened, Step>>;

/**
 * What the form begins with, and from which version: a draft goes on from the one that it was begun with, however old that is.
 *
 * Where the record is still in that version, whatever was left alone is as the record has it now: an older release's draft may lack a
 * member, and people that records share change without a new version.
 */
function beginning<Form, Opened extends OpenedRecord<Form>>(
  opened: Opened,
  begun: StoredDraft<Form> | null,
  shape: ConflictShape<Form>,
): { readonly from: Opened; readonly values: Form } {
  const draft = begun?.draft;
  if (draft == null) return { from: opened, values: opened.form };
  const { version, creationKey, opened: form } = draft;
  const from = { ...opened, version, creationKey: creationKey ?? opened.creationKey };
  if (opened.id === null || version !== opened.version)
    return { from: { ...from, form }, values: draft.form };
  return { from, values: mergeForms({ opened: form, mine: draft.form, theirs: opened.form }, shape) };
}
