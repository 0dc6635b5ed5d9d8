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
  const mails = rows.reduce((sum, { mail }) => sum + (mail?.to.length ?? 0), 0);
  const count = mails > 0 ? mails : rows.length;
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
      title={t(`bulkWork.TellingQuestion.${mails > 0 ? 'mailTitle' : 'title'}`, {
        count: partners.length,
        number: formatNumber(partners.length, tag),
      })}
      text={
        <>
          <p>
            {t(`bulkWork.TellingQuestion.${mails > 0 ? 'mailText' : 'text'}`, {
              count,
              number: formatNumber(count, tag),
            })}
          </p>
          <FirstOfMany
            entries={entries}
            moreText={(more) =>
              t('bulkWork.TellingQuestion.more', { count: more, number: formatNumber(more, tag) })
            }
          />
          <p>{t(`bulkWork.TellingQuestion.${mails > 0 ? 'mailStop' : 'stop'}`)}</p>
        </>
      }
      confirmLabel={label}
      cancelLabel={t('bulkWork.TellingQuestion.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
