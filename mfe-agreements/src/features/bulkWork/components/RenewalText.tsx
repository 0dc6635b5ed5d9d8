import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { BulkPreviewRow } from 'shared-contracts/bulk/bulkJobs.ts';
import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { yearsText } from '../model/editText.ts';
import { AgreementLink } from './AgreementLink.tsx';

type RenewalTextProps = { readonly renewal: NonNullable<BulkPreviewRow['renewal']> } & Pick<
  BulkPreviewRow,
  'officer'
>;

/** What goes along into the draft of a renewal, and what somebody should know of it. */
export function RenewalText({ renewal, officer }: RenewalTextProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { years, contacts, rows, factsheets, notes, earlier } = renewal;
  return (
    <>
      {years && (
        <div>
          <strong>
            {t('bulkWork.RenewalText.draft', { years: yearsText(years.startYear, years.endYear) })}
          </strong>
        </div>
      )}
      {[
        t('bulkWork.RenewalText.contacts', { count: contacts }),
        t('bulkWork.RenewalText.rows', { count: rows }),
        t('bulkWork.RenewalText.factsheets', { count: factsheets }),
      ].join(' · ')}
      {officer !== undefined && (
        <div>
          {officer === null
            ? t('bulkWork.RenewalText.nobody')
            : t('bulkWork.RenewalText.officer', { name: officer.name })}
        </div>
      )}
      {(notes.length > 0 || earlier.length > 0) && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{t(`bulkWork.RenewalText.notes.${note}`)}</li>
          ))}
          {earlier.map(({ id, startYear, endYear }) => (
            <li key={id}>
              {t('bulkWork.RenewalText.earlier', {
                start: academicYearName(startYear),
                end: academicYearName(endYear),
              })}{' '}
              <AgreementLink id={id} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const useStyles = makeStyles({
  notes: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingInlineStart: tokens.spacingHorizontalL },
});
