import { useId } from 'react';
import { Card, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { reportNotes } from '../model/reportTexts.ts';
import type { DividedReport } from '../model/reportFigures.ts';

/** How the figures were counted. */
export function ReportNotes({ report }: { readonly report: DividedReport }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const id = useId();
  return (
    <Card as="section" look="quiet" gap="S" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('report.notes.title')}
      </h2>
      <ul className={styles.list}>
        {reportNotes(report, { t, language, tag }).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, maxWidth: '90ch' },
});
