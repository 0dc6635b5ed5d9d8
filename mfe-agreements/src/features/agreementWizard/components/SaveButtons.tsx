import { Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { REFUSAL_KEY, SAVE_LABEL_KEY } from '../model/saveTexts.ts';
import type { OfferedAction, SaveAction } from '../model/saveActions.ts';

type SaveButtonsProps = {
  readonly offered: readonly OfferedAction[];
  /** The action that is under way. */
  readonly saving: SaveAction | null;
  readonly onSave: (action: SaveAction) => void;
};

/** Save Draft, Submit, Finalize: one that cannot be taken now says why. */
export function SaveButtons({ offered, saving, onSave }: SaveButtonsProps) {
  const { t } = useTranslation(MODULE_ID);
  return offered.map(({ action, refusal }) => (
    <Button
      key={action}
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
