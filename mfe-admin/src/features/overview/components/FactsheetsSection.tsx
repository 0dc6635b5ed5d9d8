import { factsheetView } from 'shared-contracts/releases/addresses.ts';
import type { Overview } from 'shared-contracts/overview/overview.ts';
import { institutionNameIn } from 'shared-contracts/text/names.ts';
import { formatDate, Link, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { OverviewSection } from './Tiles.tsx';

/** Factsheets of partners that the nightly fetch has changed and the reader has not looked at since; nothing when there are none. */
export function FactsheetsSection({
  factsheets,
}: {
  readonly factsheets: Overview['factsheets'] | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  if (factsheets == null || factsheets.total === 0) return null;
  const more = factsheets.total - factsheets.latest.length;
  return (
    <OverviewSection
      title={t('overview.FactsheetsSection.title')}
      text={t('overview.FactsheetsSection.text')}
    >
      <ul className={styles.rows}>
        {factsheets.latest.map(({ factsheetId: id, changes, changedAt, ...names }) => (
          <li key={id} className={styles.row}>
            <Link to={factsheetView({ factsheetId: id })} className={styles.name}>
              {institutionNameIn(names, language) || t('overview.FactsheetsSection.unnamed', { id })}
            </Link>
            <span className={styles.note}>
              {t('overview.FactsheetsSection.changes', { count: changes, date: formatDate(changedAt, tag) })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{t('overview.FactsheetsSection.more', { count: more })}</p>}
    </OverviewSection>
  );
}

const useStyles = makeStyles({
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
  },
  name: { overflowWrap: 'anywhere' },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});
