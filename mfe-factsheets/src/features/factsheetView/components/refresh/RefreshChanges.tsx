import type { FactsheetRefresh } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { Alert, Card, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { ChangesTable } from './ChangesTable.tsx';

/** What a refresh changed, field by field, and what of the partner's answer has no place here. */
export function RefreshChanges({ refreshed }: { readonly refreshed: FactsheetRefresh }) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const nameOf = useMemberPath(FACTSHEET_TREE);
  const { changes, unmapped, institutionFailure } = refreshed;
  return (
    <Card as="section" look="quiet" gap="M" aria-labelledby="refresh-changes">
      <h2 id="refresh-changes" className={styles.heading}>
        {t('factsheetView.refresh.changed')}
      </h2>
      {changes.length === 0 ? (
        <p className={styles.text}>{t('factsheetView.refresh.unchanged')}</p>
      ) : (
        <ChangesTable caption={t('factsheetView.refresh.changed')} changes={changes} />
      )}
      {institutionFailure !== null && (
        <Alert kind="warning">{t('factsheetView.refresh.institution', { reason: institutionFailure })}</Alert>
      )}
      {unmapped.length > 0 && (
        <div>
          <p className={styles.text}>{t('factsheetView.refresh.unmapped')}</p>
          <ul className={styles.list}>
            {unmapped.map((part) => (
              <li key={`${part.field} ${part.value}`}>
                {t('factsheetView.refresh.part', { field: nameOf(part.field), value: part.value })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
});
