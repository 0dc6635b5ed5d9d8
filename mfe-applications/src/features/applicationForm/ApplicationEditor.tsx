import { useEffect, useMemo, useState } from 'react';
import { useCan } from 'shared-auth';
import { WizardView, type BegunDraft } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { FormProvider } from 'shared-ui/fields';
import { MODULE_ID } from '../../moduleId.ts';
import { ApplicationConflict } from './components/ApplicationConflict.tsx';
import { EarlierNotice } from './components/EarlierNotice.tsx';
import { EditorActions } from './components/EditorActions.tsx';
import { Forbidden } from './components/Forbidden.tsx';
import { ReturnNotice } from './components/ReturnNotice.tsx';
import { ApplicationLine } from './components/ApplicationLine.tsx';
import { Review } from './components/review/Review.tsx';
import { StepContent } from './StepContent.tsx';
import { ApplicationFormContext } from './formContext.ts';
import { blockOfFailure } from './model/saving/applicationBlock.ts';
import type { ApplicationForm } from './model/form/applicationForm.ts';
import type { OpenedApplication } from './model/form/openedApplication.ts';
import { useApplicationEdit } from './useApplicationEdit.ts';
import { useFieldNames } from './useFieldNames.ts';
import { usePendingUploads } from './usePendingUploads.ts';
import { useReview } from './useReview.ts';

type ApplicationEditorProps = {
  readonly title: string;
  readonly opened: OpenedApplication;
  readonly draft: BegunDraft<ApplicationForm>;
  readonly onEmpty: (() => void) | undefined;
};

/** The form of an application that is open; what is handed in is shown as a whole first. */
export function ApplicationEditor({ title, opened, draft, onEmpty }: ApplicationEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const isOffice = useCan('application_settings');
  const uploads = usePendingUploads();
  const edit = useApplicationEdit(opened, draft, uploads);
  const review = useReview(edit);
  const nameOf = useFieldNames();
  const [nextBlock, blockNext] = useState<string | undefined>();
  const { id, type, ownerId, applicationYear, applicant, returnReason, begunFrom } = opened;
  const { status, isReturned, isAccountClosed } = opened;
  const facts = useMemo(
    () => ({
      applicationId: id,
      type,
      status,
      isReturned,
      isAccountClosed,
      ownerId,
      applicationYear,
      applicant,
      isReadOnly: false,
      isOffice,
      uploads,
      blockNext,
    }),
    [id, type, status, isReturned, isAccountClosed, ownerId, applicationYear, applicant, isOffice, uploads],
  );
  const block = blockOfFailure(edit.failure?.error);
  const { leaveAll } = edit;
  // What was typed stays in this browser, and is offered when the form opens again.
  useEffect(() => {
    if (block !== null) leaveAll();
    // The function is another one at each render, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [block]);
  if (block !== null) return <Forbidden block={block} />;

  const isReviewing = review.missing !== null;
  return (
    <FormProvider {...edit.form}>
      <ApplicationFormContext value={facts}>
        <WizardView
          title={title}
          description={<ApplicationLine opened={edit.base} />}
          namespace={MODULE_ID}
          set="ApplicationStudentStudiesForms"
          edit={
            isReviewing
              ? { ...edit, goNext: undefined, goPrevious: undefined, goToStep: review.goToStep }
              : edit
          }
          nameOf={nameOf}
          stepsAt="side"
          nextBlock={nextBlock}
          unkept={uploads.hasFiles ? t('applicationForm.files.FilesStep.unkept') : undefined}
          heading={isReviewing ? t('applicationForm.Review.title') : undefined}
          notices={
            <>
              {returnReason !== null && <ReturnNotice reason={returnReason} />}
              {begunFrom !== null && draft.begun === null && edit.base.id === null && (
                <EarlierNotice {...begunFrom} onEmpty={onEmpty} />
              )}
            </>
          }
          actions={<EditorActions edit={edit} isOwn={!isOffice} review={review} />}
          conflictPage={(conflict) => <ApplicationConflict {...conflict} />}
        >
          {review.missing !== null ? (
            <Review
              steps={edit.steps}
              form={edit.form.getValues()}
              missing={review.missing}
              onStep={review.goToStep}
              onField={review.goToField}
            />
          ) : (
            <StepContent id={edit.step.id} />
          )}
        </WizardView>
      </ApplicationFormContext>
    </FormProvider>
  );
}
