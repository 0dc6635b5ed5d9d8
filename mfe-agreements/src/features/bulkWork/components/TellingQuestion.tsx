import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import { ConfirmDialog, formatNumber, useLanguage, useTranslation } from 'shared-ui/core';
import { FirstOfMany } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';
import { colleaguesOf, isOfColleague } from '../model/colleagues.ts';
import { partnersTold } from '../model/partnersTold.ts';

type TellingQuestionProps = {
  /** Partners hear of it. */
  readonly isTold: boolean;
  /** Agreements with which it is done. */
  readonly rows: readonly BulkPreviewRow[];
  /** What is done, as the button says it. */
  readonly label: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks once before partners hear of something, or agreements of colleagues change: says how many they are, and names them all. */
export function TellingQuestion({ isTold, rows, label, onConfirm, onCancel }: TellingQuestionProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const partners = partnersTold(rows, tag);
  const mails = rows.reduce((sum, { mail }) => sum + (mail?.to.length ?? 0), 0);
  const count = mails > 0 ? mails : rows.length;
  const lineOf = (partner: string, agreements: number) =>
    t('bulkWork.TellingQuestion.partner', {
      partner,
      count: agreements,
      number: formatNumber(agreements, tag),
    });
  const entries = partners.map(({ partner, agreements }) => lineOf(partner, agreements));
  const colleagues = colleaguesOf(rows, tag);
  const ofColleagues = rows.filter(isOfColleague).length;
  const counted = { count: ofColleagues, number: formatNumber(ofColleagues, tag) };
  return (
    <ConfirmDialog
      isOpen
      title={
        isTold
          ? t(`bulkWork.TellingQuestion.${mails > 0 ? 'mailTitle' : 'title'}`, {
              count: partners.length,
              number: formatNumber(partners.length, tag),
            })
          : t('bulkWork.TellingQuestion.colleaguesTitle', counted)
      }
      text={
        <>
          {ofColleagues > 0 && (
            <>
              <p>{t('bulkWork.TellingQuestion.colleagues', counted)}</p>
              <FirstOfMany
                entries={colleagues.map(({ name, agreements }) => lineOf(name, agreements))}
                moreText={(more) =>
                  t('bulkWork.TellingQuestion.moreColleagues', {
                    count: more,
                    number: formatNumber(more, tag),
                  })
                }
              />
            </>
          )}
          {isTold && (
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
          )}
        </>
      }
      confirmLabel={label}
      cancelLabel={t('bulkWork.TellingQuestion.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
