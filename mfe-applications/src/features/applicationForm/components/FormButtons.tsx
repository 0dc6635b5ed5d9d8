import { Button, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';
import { mainAction, type FormAction, type FormButton } from '../model/saving/formActions.ts';

type FormButtonsProps = {
  readonly buttons: readonly FormButton[];
  readonly isLastStep: boolean;
  /** The action that is under way. */
  readonly saving?: FormAction | null;
  readonly onAction: (action: FormAction) => void;
};

/** The buttons that save; one that cannot be taken now says why. Submit waits for both confirmations. */
export function FormButtons({ buttons, isLastStep, saving = null, onAction }: FormButtonsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<ApplicationForm>();
  const [grades, gdpr] = useWatch({ control, name: ['gradesConfirm', 'gdprConfirm'] });
  const isConfirmed = grades && gdpr;
  const main = mainAction(buttons, isLastStep);
  const reasonFor = ({ action, isDisabled, refusal }: FormButton) => {
    if (isDisabled) return undefined;
    if (refusal !== undefined) return t('applicationForm.FormButtons.notNow');
    return action === 'submit' && !isConfirmed ? t('applicationForm.FormButtons.confirmFirst') : undefined;
  };
  return buttons.map((button) => (
    <Button
      key={button.action}
      appearance={button.action === main ? 'primary' : 'secondary'}
      isDisabled={button.isDisabled}
      disabledReason={reasonFor(button)}
      isBusy={saving === button.action}
      onClick={() => {
        if (saving === null) onAction(button.action);
      }}
    >
      {t(`applicationForm.FormButtons.${button.action}`)}
    </Button>
  ));
}
