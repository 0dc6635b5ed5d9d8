import { Button, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/applicationForm.ts';
import type { FormAction } from '../model/formActions.ts';

type FormButtonsProps = {
  readonly isLastStep: boolean;
  readonly isOffice: boolean;
  readonly isReadOnly: boolean;
  /** The action that is under way. */
  readonly saving: FormAction | null;
  readonly onAction: (action: FormAction) => void;
};

/** Save draft on every step; on the last one Submit, and for the office Validate. Source: specification document 3, section 2. */
export function FormButtons({ isLastStep, isOffice, isReadOnly, saving, onAction }: FormButtonsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<ApplicationForm>();
  const [grades, gdpr] = useWatch({ control, name: ['gradesConfirm', 'gdprConfirm'] });
  const run = (action: FormAction) => () => {
    if (saving === null) onAction(action);
  };
  return (
    <>
      <Button isDisabled={isReadOnly} isBusy={saving === 'saveDraft'} onClick={run('saveDraft')}>
        {t('applicationForm.FormButtons.saveDraft')}
      </Button>
      {isLastStep && (
        <Button
          appearance="primary"
          isDisabled={isReadOnly}
          disabledReason={grades && gdpr ? undefined : t('applicationForm.FormButtons.confirmFirst')}
          isBusy={saving === 'submit'}
          onClick={run('submit')}
        >
          {t('applicationForm.FormButtons.submit')}
        </Button>
      )}
      {isLastStep && isOffice && (
        <Button isDisabled={isReadOnly} isBusy={saving === 'validate'} onClick={run('validate')}>
          {t('applicationForm.FormButtons.validate')}
        </Button>
      )}
    </>
  );
}
