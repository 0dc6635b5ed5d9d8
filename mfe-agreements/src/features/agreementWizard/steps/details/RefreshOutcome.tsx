import type { FactsheetRefresh } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { Alert, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { changeText } from './model/changeText.ts';

const MOST_SHOWN = 8;

/** Says that the factsheet was refreshed, and what that changed. */
export function RefreshOutcome({ refreshed }: { readonly refreshed: FactsheetRefresh }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const nameOf = useMemberPath(FACTSHEET_TREE);
  const styles = useStyles();
  const { isNew, factsheetId, changes, unmapped, institutionFailure } = refreshed;
  const shown = (isNew ? [] : changes.slice(0, MOST_SHOWN)).map((change) => {
    const { kind, values } = changeText(change, nameOf, tag);
    return t(`agreementWizard.FactsheetRefresh.${kind}`, values);
  });
  const parts = unmapped
    .slice(0, MOST_SHOWN)
    .map(({ field, value }) => t('agreementWizard.FactsheetRefresh.part', { field: nameOf(field), value }));
  const more = isNew ? 0 : changes.length - shown.length;
  return (
    <Alert kind="success">
      <strong>{t('agreementWizard.FactsheetRefresh.success')}</strong>
      {isNew && (
        <p className={styles.text}>{t('agreementWizard.FactsheetRefresh.made', { id: factsheetId })}</p>
      )}
      {!isNew && changes.length === 0 && (
        <p className={styles.text}>{t('agreementWizard.FactsheetRefresh.unchanged')}</p>
      )}
      <Lines heading={t('agreementWizard.FactsheetRefresh.changed')} lines={shown} />
      {more > 0 && (
        <p className={styles.text}>{t('agreementWizard.FactsheetRefresh.more', { count: more })}</p>
      )}
      {institutionFailure !== null && (
        <p className={styles.text}>
          {t('agreementWizard.FactsheetRefresh.institution', { reason: institutionFailure })}
        </p>
      )}
      <Lines heading={t('agreementWizard.FactsheetRefresh.unmapped')} lines={parts} />
    </Alert>
  );
}

function Lines({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <>
      <p className={styles.text}>{heading}</p>
      <ul className={styles.list}>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const useStyles = makeStyles({
  text: { margin: `${tokens.spacingVerticalXS} 0 0` },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
});
