import { useApi, useMutation } from 'shared-client';
import { Button } from 'shared-ui/core';
import type { ConflictShape } from '../conflict/conflictShape.ts';
import type { DraftKind } from '../drafts/draftKind.ts';
import { DraftStart, type BegunDraft } from '../drafts/DraftStart.tsx';
import type { OpenedRecord } from '../save/openedRecord.ts';
import { readBy } from '../editing/saveOutcome.ts';
import type { WizardStep } from '../steps/wizardSteps.ts';
import { useRecordForm } from '../wizard/useRecordForm.ts';
import { useWizard } from '../wizard/useWizard.ts';
import { WizardView } from '../wizard/WizardView.tsx';
import { openedSample, required, SAMPLE_DRAFTS, SAMPLE_SCHEMA, type SampleForm } from './sample.ts';
import { CardStep, PersonStep, StaysStep } from './SampleSteps.tsx';

const STEPS = [
  {
    id: 'person',
    titleKey: 'person',
    members: ['name', 'isStudent'],
    check: ({ name }) => required('name', name),
  },
  {
    id: 'card',
    titleKey: 'card',
    members: ['card'],
    check: ({ card }) => required('card', card),
    isRelevant: ({ isStudent }) => isStudent,
  },
  {
    id: 'stays',
    titleKey: 'stays',
    members: ['stays'],
    check: ({ stays }) => stays.flatMap(({ place }, index) => required(`stays.${index}.place`, place)),
  },
] as const satisfies ReadonlyArray<WizardStep<SampleForm>>;

const SHAPE: ConflictShape<SampleForm> = { fields: ['name', 'isStudent', 'card'], lists: ['stays'] };
const nameOf = (field: string) => field.split('.').at(-1) ?? '';
const CONTENT = { person: <PersonStep />, card: <CardStep />, stays: <StaysStep /> };

/** A whole wizard: its steps, its members, its fields. */
export function SampleWizard({
  opened = openedSample(),
  kind = SAMPLE_DRAFTS,
  isStepwise = false,
}: {
  readonly opened?: OpenedRecord<SampleForm>;
  readonly kind?: DraftKind<SampleForm>;
  /** Goes through its steps in order, and on with the record once it is saved, whose version is then `v2`. */
  readonly isStepwise?: boolean;
}) {
  return (
    <DraftStart title="Sample" kind={kind} recordId={opened.id} version={opened.version} saved={opened.form}>
      {(draft) => <SampleEditor opened={opened} draft={draft} isStepwise={isStepwise} />}
    </DraftStart>
  );
}

function SampleEditor({
  opened,
  draft,
  isStepwise,
}: {
  readonly opened: OpenedRecord<SampleForm>;
  readonly draft: BegunDraft<SampleForm>;
  readonly isStepwise: boolean;
}) {
  const api = useApi();
  const mutation = useMutation({
    mutationFn: (body: object) =>
      api.save('ApplicationStudentStudiesForms', body, { parse: () => ({ id: 7 }) }),
  });
  const record = useRecordForm({ opened, begun: draft.begun, shape: SHAPE, steps: STEPS });
  const edit = useWizard(record, {
    draft,
    mutation,
    toSent: (form, { id, version }, _action: 'save') => ({
      ...form,
      ...(id === null ? {} : { id }),
      dateModified: version,
    }),
    readCurrent: readBy(SAMPLE_SCHEMA, (form: SampleForm) => openedSample({ version: 'v2', form })),
    onSaved: ({ id }) =>
      isStepwise ? openedSample({ version: 'v2', form: record.form.getValues() }) : `/samples/${id}`,
    isStepwise,
  });
  return (
    <WizardView
      title="Sample"
      namespace="samples"
      edit={edit}
      nameOf={nameOf}
      actions={<Button onClick={() => edit.save('save')}>Save</Button>}
    >
      {CONTENT[edit.step.id]}
    </WizardView>
  );
}
