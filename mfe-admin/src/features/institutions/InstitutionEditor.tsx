import {
  institutionRecord,
  type InstitutionRecord,
} from 'shared-contracts/institutions/entities/institution.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { readBy } from 'shared-record/model';
import { useMemberLabel } from 'shared-record/pages';
import { useRecordForm, useWizard, WizardView, type BegunDraft } from 'shared-record/wizard';
import { Alert, Button, ButtonLink, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useSaveInstitution } from './api/institution.mutations.ts';
import { InstitutionFields } from './components/InstitutionFields.tsx';
import { institutionPath } from './institutionPaths.ts';
import {
  INSTITUTION_FORM,
  INSTITUTION_SHAPE,
  INSTITUTION_STEPS,
  openedInstitution,
  type InstitutionForm,
  type InstitutionMember,
  type OpenedInstitution,
} from './model/institutionForm.ts';

type InstitutionEditorProps = {
  readonly title: string;
  readonly institution: InstitutionRecord;
  readonly opened: OpenedInstitution;
  readonly draft: BegunDraft<InstitutionForm>;
};

/** The form of an institution: one step of the record desk, which leads back to its page once it is saved. */
export function InstitutionEditor({ title, institution, opened, draft }: InstitutionEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(INSTITUTION);
  const path = institutionPath(institution.id);
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: INSTITUTION_SHAPE,
    steps: INSTITUTION_STEPS,
  });
  const edit = useWizard(record, {
    draft,
    mutation: useSaveInstitution(),
    toSent: (form, { id, version }: OpenedInstitution, _action: 'save') => ({
      id,
      dateModified: version,
      ...INSTITUTION_FORM.write(form),
    }),
    readCurrent: readBy(institutionRecord.schema, openedInstitution),
    onSaved: () => path,
  });
  return (
    <WizardView
      title={title}
      namespace={MODULE_ID}
      set="MobilityInstitutions"
      edit={edit}
      // Names of the form's fields are names of members.
      nameOf={(field) => label(field as InstitutionMember)}
      notices={institution.isLocal && <Alert kind="information">{t('institutions.form.ours')}</Alert>}
      actions={
        <>
          <ButtonLink to={path}>{t('institutions.form.cancel')}</ButtonLink>
          <Button appearance="primary" isBusy={edit.saving !== null} onClick={() => edit.save('save')}>
            {t('institutions.form.save')}
          </Button>
        </>
      }
    >
      <InstitutionFields />
    </WizardView>
  );
}
