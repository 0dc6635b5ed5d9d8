import type { LocalFactsheetRow } from 'shared-contracts/factsheets/entities/localFactsheetRow.ts';
import { isRequiredGap, type NetworkGap } from 'shared-contracts/factsheets/networkFactsheet.ts';
import { ConfirmDialog, formatDate, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { gapSection } from '../../../../lib/network/gapSection.ts';
import { NetworkGaps } from '../../../../lib/network/NetworkGaps.tsx';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { Activation } from '../../useActivation.ts';

type ActivationQuestionProps = {
  readonly activation: Activation;
  readonly active: LocalFactsheetRow | undefined;
};

/** Asks before a factsheet takes the place of the one that students and partners see, and says what partners would miss. */
export function ActivationQuestion({ activation, active }: ActivationQuestionProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const { asked } = activation;
  if (asked === null) return null;
  const { row, gaps } = asked;
  const missing = gaps?.filter(isRequiredGap) ?? [];
  const placeOf = (gap: NetworkGap) => `/factsheets/view/${row.id}${gapSection(gap)}`;
  return (
    <ConfirmDialog
      isOpen
      title={t('factsheetList.Activation.title', { id: row.id })}
      text={
        <div className={styles.text}>
          {missing.length > 0 ? (
            <NetworkGaps gaps={missing} when="required" placeOf={placeOf} />
          ) : (
            <>
              <p className={styles.line}>
                {active === undefined
                  ? t('factsheetList.Activation.replacesNone', { id: row.id })
                  : t('factsheetList.Activation.replaces', {
                      id: row.id,
                      active: active.id,
                      date: formatDate(active.dateModified, tag),
                    })}
              </p>
              {gaps === null ? (
                <p className={styles.line}>{t('factsheetList.Activation.unread')}</p>
              ) : (
                <NetworkGaps gaps={gaps} when="onceActive" />
              )}
              <p className={styles.line}>{t('factsheetList.Activation.undoable')}</p>
            </>
          )}
        </div>
      }
      confirmLabel={t('factsheetList.LocalFactsheets.activate')}
      cancelLabel={t('factsheetList.Activation.cancel')}
      isBusy={activation.isBusy}
      onConfirm={missing.length > 0 ? undefined : activation.confirm}
      onCancel={activation.cancel}
    />
  );
}

const useStyles = makeStyles({
  text: { display: 'grid', rowGap: tokens.spacingVerticalM },
  line: { margin: 0 },
});
