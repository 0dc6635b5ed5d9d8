import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import {
  ConfirmDialog,
  focusRing,
  formatNumber,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { type PartnerTold, partnersTold } from '../model/partnersTold.ts';

/** Partners that are named at once; the others are folded below them. */
const NAMED = 5;

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
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const partners = partnersTold(rows, tag);
  const list = (some: readonly PartnerTold[]) => (
    <Stack as="ul" gap="XXS" className={styles.list}>
      {some.map(({ partner, agreements }) => (
        <li key={partner}>
          {t('bulkWork.TellingQuestion.partner', {
            partner,
            count: agreements,
            number: formatNumber(agreements, tag),
          })}
        </li>
      ))}
    </Stack>
  );
  const more = partners.length - NAMED;
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
          {list(partners.slice(0, NAMED))}
          {more > 0 && (
            <details>
              <summary className={styles.more}>
                {t('bulkWork.TellingQuestion.more', { count: more, number: formatNumber(more, tag) })}
              </summary>
              {list(partners.slice(NAMED))}
            </details>
          )}
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

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
  more: {
    width: 'fit-content',
    minHeight: '24px',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
});
