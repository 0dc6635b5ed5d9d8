import { ectsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';
import { ECTS_COORDINATOR } from 'shared-contracts/institutions/members/ectsCoordinator.ts';
import { readBy } from 'shared-record/model';
import { useMemberLabel } from 'shared-record/pages';
import { useRecordForm, useWizard, WizardView, type BegunDraft } from 'shared-record/wizard';
import { Alert, Button, ButtonLink, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useSaveNewCoordinator } from './api/newCoordinator.mutations.ts';
import { NewCoordinatorFields } from './components/NewCoordinatorFields.tsx';
import { coordinatorListSearch } from './model/coordinatorListSearch.ts';
import {
  NEW_COORDINATOR_FORM,
  NEW_COORDINATOR_SHAPE,
  NEW_COORDINATOR_STEPS,
  openedSaved,
  type NewCoordinatorField,
  type NewCoordinatorForm,
  type OpenedCoordinator,
} from './model/newCoordinatorForm.ts';
import { placeInNewCoordinator } from './model/placeInCoordinator.ts';

const LIST_PATH = '/ects-coordinators';

type NewCoordinatorEditorProps = {
  readonly title: string;
  readonly opened: OpenedCoordinator;
  readonly draft: BegunDraft<NewCoordinatorForm>;
};

/** The add form: one step of the record desk, which leads back to the new row of the list once it is saved. */
export function NewCoordinatorEditor({ title, opened, draft }: NewCoordinatorEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const label = useMemberLabel(ECTS_COORDINATOR);
  const mutation = useSaveNewCoordinator();
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: NEW_COORDINATOR_SHAPE,
    steps: NEW_COORDINATOR_STEPS,
  });
  const edit = useWizard(record, {
    draft,
    mutation,
    toSent: (form, { id, version, creationKey }: OpenedCoordinator, _action: 'save') => {
      const { department, ...members } = NEW_COORDINATOR_FORM.write(form);
      const which = id === null ? {} : { id, dateModified: version };
      return { department, record: { ...which, ...members }, creationKey };
    },
    readCurrent: readBy(ectsCoordinator.schema, (saved) => openedSaved(saved, language)),
    onSaved: ({ id, page }) => {
      const search = coordinatorListSearch.format({ ...coordinatorListSearch.defaults, page }).toString();
      return `${LIST_PATH}${search && `?${search}`}#${id}`;
    },
    place: () => placeInNewCoordinator,
    needsAll: () => true,
  });
  return (
    <WizardView
      title={title}
      description={t('newCoordinator.description')}
      namespace={MODULE_ID}
      set="ECTSCoordinatorTables"
      edit={edit}
      // Names of the form's fields are names of members.
      nameOf={(field) => label(field as NewCoordinatorField)}
      notices={
        edit.failure &&
        mutation.addedDepartment !== null && (
          <Alert kind="warning">
            {t('newCoordinator.departmentAdded', { name: mutation.addedDepartment })}
          </Alert>
        )
      }
      actions={
        <>
          <ButtonLink to={LIST_PATH}>{t('newCoordinator.cancel')}</ButtonLink>
          <Button appearance="primary" isBusy={edit.saving !== null} onClick={() => edit.save('save')}>
            {t('newCoordinator.save')}
          </Button>
        </>
      }
    >
      <NewCoordinatorFields />
    </WizardView>
  );
}
