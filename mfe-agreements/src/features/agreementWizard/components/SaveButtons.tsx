import { Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { REFUSAL_KEY, SAVE_LABEL_KEY } from '../model/saving/saveTexts.ts';
import { leadingAction, type OfferedAction, type SaveAction } from '../model/saving/saveActions.ts';

type SaveButtonsProps = {
  readonly offered: readonly OfferedAction[];
  /** The action that is under way. */
  readonly saving: SaveAction | null;
  /** There is no step after this one: what brings the agreement on stands out, as the way to the next step does before. */
  readonly isLastStep: boolean;
  readonly onSave: (action: SaveAction) => void;
};

/** Save Draft, Submit, Finalize: one that cannot be taken now says why. */
export function SaveButtons({ offered, saving, isLastStep, onSave }: SaveButtonsProps) {
  const { t } = useTranslation(MODULE_ID);
  const leading = isLastStep ? leadingAction(offered) : undefined;
  return offered.map(({ action, refusal }) => (
    <Button
      key={action}
      appearance={action === leading ? 'primary' : 'secondary'}
      isBusy={saving === action}
      disabledReason={refusal && t(REFUSAL_KEY[refusal] ?? 'agreementWizard.refusals.other')}
      onClick={() => {
        if (saving === null) onSave(action);
      }}
    >
      {t(SAVE_LABEL_KEY[action])}
    </Button>
  ));
}
