import type { InstitutionIdentity } from 'shared-contracts/entities/institutionName.ts';
import { ErrorTexts } from 'shared-record/edit';
import { FormProvider } from 'shared-ui/fields';
import { ConflictPage } from './components/ConflictPage.tsx';
import { LeaveDialog } from './components/LeaveDialog.tsx';
import { SavedOverlay } from './components/SavedOverlay.tsx';
import { SaveButtons } from './components/SaveButtons.tsx';
import { StepContent } from './components/StepContent.tsx';
import { WizardNotices } from './components/WizardNotices.tsx';
import { WizardShell } from './components/WizardShell.tsx';
import type { DraftStore, StoredDraft } from './draft/draftStore.ts';
import { useOtherTab } from './draft/useOtherTab.ts';
import type { OpenedAgreement } from './model/openedAgreement.ts';
import { useAgreementEdit } from './useAgreementEdit.ts';
import { useIssueTexts } from './useIssueTexts.ts';
import { WizardProvider } from './WizardProvider.tsx';

export type WizardEditorProps = {
  readonly title: string;
  readonly opened: OpenedAgreement;
  readonly local: InstitutionIdentity;
  readonly store: DraftStore;
  /** Draft to go on with. */
  readonly begun: StoredDraft | null;
};

/** The form of all steps, with the step that the address names; what differs from another version comes first. */
export function WizardEditor({ title, opened, local, store, begun }: WizardEditorProps) {
  const edit = useAgreementEdit(opened, store, begun);
  const hasOtherTab = useOtherTab(store);
  const texts = useIssueTexts();
  return (
    <FormProvider {...edit.form}>
      <ErrorTexts {...texts}>
        <WizardProvider agreementId={opened.id} local={local} isReadOnly={edit.readOnly !== undefined}>
          {edit.conflict ? (
            <ConflictPage
              conflict={edit.conflict.states}
              isSaving={edit.conflict.action !== null}
              onResolve={edit.resolveConflict}
              onBack={edit.postponeConflict}
            />
          ) : (
            <WizardShell
              title={title}
              edit={edit}
              notices={<WizardNotices edit={edit} hasOtherTab={hasOtherTab} />}
              actions={
                edit.readOnly === undefined && (
                  <SaveButtons
                    offered={edit.offered}
                    saving={edit.saving}
                    onSave={(action) => edit.save(action)}
                  />
                )
              }
            >
              <StepContent id={edit.step.id} />
            </WizardShell>
          )}
        </WizardProvider>
      </ErrorTexts>
      {edit.isSaved && <SavedOverlay />}
      <LeaveDialog
        isOpen={edit.leave.isAsking}
        isLost={edit.hasDraftFailed}
        onLeave={edit.leaveAll}
        onStay={edit.leave.stay}
      />
    </FormProvider>
  );
}
