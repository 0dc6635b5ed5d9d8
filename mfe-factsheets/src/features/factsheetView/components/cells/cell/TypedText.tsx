import { formatDayOfYear } from 'shared-contracts/dates/formatDate.ts';
import { makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { Typed } from '../../../model/cells/typedValue.ts';

/** What was typed into a cell or a new entry, as it was typed. */
export function TypedText({ typed: { texts, urls } }: { readonly typed: Typed }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const lines = [
    ...Object.values(texts).map((text) => formatDayOfYear(text, tag)),
    ...urls.map(({ value }) => value),
  ].filter(Boolean);
  return <p className={styles.text}>{lines.join('\n') || t('factsheetCells.nothing')}</p>;
}

const useStyles = makeStyles({
  text: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    whiteSpace: 'pre-line',
    fontWeight: tokens.fontWeightSemibold,
  },
});
