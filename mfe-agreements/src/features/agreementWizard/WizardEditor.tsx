import type { InstitutionIdentity } from 'shared-contracts/institutions/entities/institutionName.ts';
import { WizardView, type BegunDraft } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { FormProvider } from 'shared-ui/fields';
import { AgreementStatusLine } from '../../lib/AgreementStatusLine.tsx';
import { MODULE_ID } from '../../moduleId.ts';
import { AgreementConflict } from './components/AgreementConflict.tsx';
import { LazySharedPeople } from './components/LazySharedPeople.tsx';
import { ReadOnlyNotice } from './components/ReadOnlyNotice.tsx';
import { SaveButtons } from './components/SaveButtons.tsx';
import { SaveQuestion } from './components/SaveQuestion.tsx';
import { StepContent } from './StepContent.tsx';
import type { AgreementForm } from './model/form/agreementForm.ts';
import type { OpenedAgreement } from './model/form/openedAgreement.ts';
import { reasonKeyOf } from './model/saving/saveTexts.ts';
import { useAgreementEdit } from './useAgreementEdit.ts';
import { useFieldNames } from './useFieldNames.ts';
import { WizardProvider } from './WizardProvider.tsx';

export type WizardEditorProps = {
  readonly title: string;
  readonly opened: OpenedAgreement;
  readonly local: InstitutionIdentity;
  readonly draft: BegunDraft<AgreementForm>;
};

/** The wizard of an agreement that is open. */
export function WizardEditor({ title, opened, local, draft }: WizardEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const { edit, readOnly, offered, asked, shared, start, answer } = useAgreementEdit(opened, draft);
  const nameOf = useFieldNames();
  const isReadOnly = readOnly !== undefined;
  return (
    <FormProvider {...edit.form}>
      <WizardProvider agreementId={opened.id} local={local} isReadOnly={isReadOnly}>
        <WizardView
          title={title}
          description={!edit.isNew && <AgreementStatusLine status={{ id: edit.base.facts.status }} />}
          namespace={MODULE_ID}
          set="MobilityAgreements"
          edit={edit}
          nameOf={nameOf}
          reasonOf={(code) => {
            const key = reasonKeyOf(code);
            return key && t(key);
          }}
          isReadOnly={isReadOnly}
          notices={readOnly && <ReadOnlyNotice agreementId={edit.base.id} refusal={readOnly} />}
          actions={
            !isReadOnly && (
              <SaveButtons
                offered={offered}
                saving={edit.saving}
                isLastStep={edit.goNext === undefined}
                onSave={start}
              />
            )
          }
          conflictPage={(conflict) => <AgreementConflict {...conflict} />}
        >
          <StepContent id={edit.step.id} />
        </WizardView>
        {asked !== null && (
          <SaveQuestion
            action={asked}
            agreementId={edit.base.id}
            facts={edit.base.facts}
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          />
        )}
        {shared !== null && <LazySharedPeople {...shared} />}
      </WizardProvider>
    </FormProvider>
  );
}
