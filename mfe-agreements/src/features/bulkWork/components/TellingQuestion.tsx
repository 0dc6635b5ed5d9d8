import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import { ConfirmDialog, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { FirstOfMany } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { partnersTold } from '../model/partnersTold.ts';

type TellingQuestionProps = {
  /** Agreements of which the partners would hear. */
  readonly rows: readonly BulkPreviewRow[];
  /** What is done, as the button says it. */
  readonly label: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks once before partners hear of something: says how many they are, and names them all. */
export function TellingQuestion({ rows, label, onConfirm, onCancel }: TellingQuestionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const partners = partnersTold(rows, tag);
  const entries = partners.map(({ partner, agreements }) =>
    t('bulkWork.TellingQuestion.partner', {
      partner,
      count: agreements,
      number: formatNumber(agreements, tag),
    }),
  );
  return (
    <ConfirmDialog
      isOpen
      title={t('bulkWork.TellingQuestion.title', {
        count: partners.length,
        number: formatNumber(partners.length, tag),
      })}
      text={
        <>
          <p>
            {t('bulkWork.TellingQuestion.text', {
              count: rows.length,
              number: formatNumber(rows.length, tag),
            })}
          </p>
          <FirstOfMany
            entries={entries}
            moreText={(count) =>
              t('bulkWork.TellingQuestion.more', { count, number: formatNumber(count, tag) })
            }
          />
          <p>{t('bulkWork.TellingQuestion.stop')}</p>
        </>
      }
      confirmLabel={label}
      cancelLabel={t('bulkWork.TellingQuestion.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
