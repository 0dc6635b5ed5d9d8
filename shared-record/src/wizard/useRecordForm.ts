import { useCallback, useState } from 'react';
import { resolveBy, useForm, type DefaultValues, type FieldValues } from 'shared-ui/fields';
import type { StoredDraft } from '../drafts/draftKind.ts';
import type { OpenedRecord } from '../save/openedRecord.ts';
import { checkSteps, type IsDue } from '../steps/checkSteps.ts';
import { visibleSteps, type WizardStep } from '../steps/wizardSteps.ts';

type RecordFormOptions<Form, Opened, Step> = {
  readonly opened: Opened;
  /** Draft to go on with. */
  readonly begun: StoredDraft<Form> | null;
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
>({ opened, begun, steps, isDue }: RecordFormOptions<Form, Opened, Step>) {
  const [base, setBase] = useState(() => beganFrom(opened, begun));
  const check = useCallback(
    (values: Form, some: readonly Step[] = visibleSteps(steps, values), isWhole = base.id === null) =>
      checkSteps(some, values, { opened: base.form, isWhole, now: new Date() }, isDue),
    [steps, base, isDue],
  );
  const form = useForm<Form>({
    // A form begins with every member that it has.
    defaultValues: (begun?.draft?.form ?? opened.form) as DefaultValues<Form>,
    resolver: resolveBy<Form>((values) => check(values)),
  });
  return { opened, base, setBase, form, check, steps };
}

export type RecordForm<
  Form extends FieldValues,
  Opened extends OpenedRecord<Form>,
  Step extends WizardStep<Form>,
> = ReturnType<typeof useRecordForm<Form, Opened, Step>>;

/** A draft goes on from the version that it was begun with, however old that is. */
function beganFrom<Form, Opened extends OpenedRecord<Form>>(
  opened: Opened,
  begun: StoredDraft<Form> | null,
): Opened {
  const draft = begun?.draft;
  if (draft == null) return opened;
  const { version, creationKey, opened: form } = draft;
  return { ...opened, version, creationKey: creationKey ?? opened.creationKey, form };
}
