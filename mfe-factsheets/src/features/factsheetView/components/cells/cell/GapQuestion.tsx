import type { NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { ConfirmDialog, useTranslation } from 'shared-ui/core';
import { NetworkGaps } from '../../../../../lib/network/NetworkGaps.tsx';
import { MODULE_ID } from '../../../../../moduleId.ts';

type GapQuestionProps = {
  readonly gaps: readonly NetworkGap[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before something is taken out of the active factsheet without which partners get none. */
export function GapQuestion({ gaps, onConfirm, onCancel }: GapQuestionProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <ConfirmDialog
      isOpen={gaps.length > 0}
      title={t('factsheetCells.gapTitle')}
      text={<NetworkGaps gaps={gaps} when="onceSaved" />}
      confirmLabel={t('factsheetCells.gapConfirm')}
      cancelLabel={t('factsheetCells.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
