import { applicationRefusal } from 'shared-contracts/applications/applicationLifeCycle.ts';
import { useSession } from 'shared-auth';
import { Button, useTranslation } from 'shared-ui/core';
import { useFormState } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { formButtons } from '../model/saving/formActions.ts';
import type { useApplicationEdit } from '../useApplicationEdit.ts';
import type { useReview } from '../useReview.ts';
import { FormButtons } from './FormButtons.tsx';
import { SendBack } from './SendBack.tsx';

type EditorActionsProps = {
  readonly edit: ReturnType<typeof useApplicationEdit>;
  /** The application is the person's own. */
  readonly isOwn: boolean;
  readonly review: ReturnType<typeof useReview>;
};

/** The buttons of the form, or those of the page before submission. */
export function EditorActions({ edit, isOwn, review }: EditorActionsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const { isDirty } = useFormState({ control: edit.form.control });
  if (review.missing !== null) {
    return (
      <>
        <Button onClick={review.close}>{t('applicationForm.Review.back')}</Button>
        <Button
          appearance="primary"
          icon="send"
          disabledReason={review.missing.length > 0 ? t('applicationForm.Review.incomplete') : undefined}
          isBusy={edit.saving === 'submit'}
          onClick={review.send}
        >
          {t('applicationForm.Review.send')}
        </Button>
      </>
    );
  }
  const isLastStep = edit.goNext === undefined;
  const facts = { status: edit.base.status, isDeleted: false, isOwn };
  return (
    <>
      {applicationRefusal('sendBack', facts, permissions) === undefined && (
        <SendBack application={edit.base} isChanged={isDirty} />
      )}
      <FormButtons
        buttons={formButtons({
          facts,
          permissions,
          isLastStep,
          isReadOnly: false,
        })}
        isLastStep={isLastStep}
        saving={edit.saving}
        onAction={(action) => (action === 'submit' ? review.open() : edit.save(action))}
      />
    </>
  );
}
