import { refusalOf } from 'shared-contracts/agreements/lifeCycle/agreementLifeCycle.ts';
import { agreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { useMemo, useState } from 'react';
import { useSession } from 'shared-auth';
import { readBy } from 'shared-record/model';
import { useRecordForm, useWizard, type BegunDraft } from 'shared-record/wizard';
import { useWatch } from 'shared-ui/fields';
import { adoptSaved } from './model/form/adoptSaved.ts';
import { AGREEMENT_SHAPE } from './model/form/agreementConflict.ts';
import type { AgreementForm, ContactForm } from './model/form/agreementForm.ts';
import { isAgreementDue } from './model/checks/checkAgreement.ts';
import { changedRecords } from './model/form/changedPeople.ts';
import { openedAgreement, type OpenedAgreement } from './model/form/openedAgreement.ts';
import { readOnlyReason } from './model/saving/readOnlyReason.ts';
import { needsQuestion, offeredActions, savedStatus, type SaveAction } from './model/saving/saveActions.ts';
import { placeInAgreement } from './model/checks/serverIssues.ts';
import { stepsOf } from './model/wizardSteps.ts';
import { useAgreementSave } from './useAgreementSave.ts';
import { useNamedField } from './useNamedField.ts';
import { useSavedAgreement } from './useSavedAgreement.ts';

type SharedSave = { readonly records: readonly ContactForm[]; readonly action: SaveAction };

/** All that can be done with the agreement that is open. */
export function useAgreementEdit(opened: OpenedAgreement, draft: BegunDraft<AgreementForm>) {
  const { permissions } = useSession();
  const steps = useMemo(
    () => stepsOf(permissions.includes('iia_edit_iro') ? 'full' : 'short'),
    [permissions],
  );
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: AGREEMENT_SHAPE,
    steps,
    isDue: isAgreementDue,
  });
  const institution = useWatch({ control: record.form.control, name: 'institution' });
  const edit = useWizard(record, {
    draft,
    ...useAgreementSave(institution),
    readCurrent: readBy(agreementItem.schema, openedAgreement),
    onSaved: useSavedAgreement(),
    place: placeInAgreement,
    needsAll: (action: SaveAction, from) => from.id === null || savedStatus(action).id !== from.facts.status,
    isFree: (action, { facts }) => refusalOf(action, facts, permissions) === undefined,
    adopt: adoptSaved,
  });
  useNamedField((path) => {
    const field = placeInAgreement(edit.form.getValues())(path, '');
    if (field !== undefined) edit.goToField(field);
  });
  const [asked, setAsked] = useState<SaveAction | null>(null);
  const { facts } = edit.base;
  const [shared, setShared] = useState<SharedSave | null>(null);
  const save = (action: SaveAction) => {
    const { localContacts } = edit.base.form;
    const records = permissions.includes('iia_edit_iro')
      ? changedRecords(edit.form.getValues('localContacts'), localContacts)
      : [];
    if (records.length === 0) edit.save(action);
    else setShared({ records, action });
  };
  return {
    edit,
    readOnly: edit.isNew ? undefined : readOnlyReason(facts, permissions),
    offered: offeredActions(facts, permissions),
    /** The save that waits for an answer. */
    asked,
    /** The save that waits for what is to become of people whom other agreements name too. */
    shared: shared && {
      records: shared.records,
      isNew: edit.isNew,
      onSave: () => {
        setShared(null);
        edit.save(shared.action);
      },
      onCancel: () => setShared(null),
    },
    start: (action: SaveAction) => {
      if (!edit.isInOrder(action)) return;
      if (needsQuestion(action, facts, permissions)) setAsked(action);
      else save(action);
    },
    answer: (isConfirmed: boolean) => {
      setAsked(null);
      if (isConfirmed && asked !== null) save(asked);
    },
  };
}
