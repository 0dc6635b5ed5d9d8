import { useMemo, useState } from 'react';
import { useCan } from 'shared-auth';
import { WizardView, type BegunDraft } from 'shared-record/wizard';
import { FormProvider } from 'shared-ui/fields';
import { MODULE_ID } from '../../moduleId.ts';
import { FormButtons } from './components/FormButtons.tsx';
import { StepContent } from './components/StepContent.tsx';
import { ApplicationFormContext } from './formContext.ts';
import type { ApplicationForm } from './model/applicationForm.ts';
import type { OpenedApplication } from './model/openedApplication.ts';
import { useApplicationEdit } from './useApplicationEdit.ts';
import { useFieldNames } from './useFieldNames.ts';

type ApplicationEditorProps = {
  readonly title: string;
  readonly opened: OpenedApplication;
  readonly draft: BegunDraft<ApplicationForm>;
};

/** The form of an application that is open. */
export function ApplicationEditor({ title, opened, draft }: ApplicationEditorProps) {
  const isOffice = useCan('application_settings');
  const edit = useApplicationEdit(opened, draft);
  const nameOf = useFieldNames();
  const [nextBlock, blockNext] = useState<string | undefined>();
  const { id, type, applicationYear, applicant } = opened;
  const facts = useMemo(
    () => ({ applicationId: id, type, applicationYear, applicant, isReadOnly: false, isOffice, blockNext }),
    [id, type, applicationYear, applicant, isOffice],
  );
  return (
    <FormProvider {...edit.form}>
      <ApplicationFormContext value={facts}>
        <WizardView
          title={title}
          namespace={MODULE_ID}
          set="ApplicationStudentStudiesForms"
          edit={edit}
          nameOf={nameOf}
          stepsAt="side"
          nextBlock={nextBlock}
          actions={
            <FormButtons
              isLastStep={edit.goNext === undefined}
              isOffice={isOffice}
              isReadOnly={false}
              saving={edit.saving}
              onAction={edit.save}
            />
          }
        >
          <StepContent id={edit.step.id} />
        </WizardView>
      </ApplicationFormContext>
    </FormProvider>
  );
}
