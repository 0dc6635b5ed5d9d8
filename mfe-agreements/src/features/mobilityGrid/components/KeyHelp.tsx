import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';

const KEYS = [
  ['move', '← ↑ → ↓, Home, End, Ctrl+Home, Ctrl+End, Page Up, Page Down'],
  ['open', 'Enter, F2'],
  ['close', 'Enter, Tab'],
  ['cancel', 'Escape'],
  ['select', 'Shift+← ↑ → ↓, Ctrl+A'],
  ['copy', 'Ctrl+C, Ctrl+X, Ctrl+V'],
  ['fillDown', 'Ctrl+D'],
  ['clear', 'Delete'],
  ['undo', 'Ctrl+Z, Ctrl+Y'],
  ['save', 'Ctrl+S'],
  ['leave', 'Tab'],
] as const;

/** The keys of the table, and how its cells are written. */
export function KeyHelp() {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('mobilityGrid.KeyHelp.title')}</summary>
      <dl className={styles.list}>
        {KEYS.map(([name, keys]) => (
          <div key={name} className={styles.line}>
            <dt className={styles.keys}>{keys}</dt>
            <dd className={styles.does}>{t(`mobilityGrid.KeyHelp.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>{t('mobilityGrid.KeyHelp.paste')}</p>
      <p className={styles.text}>{t('mobilityGrid.KeyHelp.onlyRead')}</p>
    </details>
  );
}

const useStyles = makeStyles({
  // Open it takes the whole line.
  details: {
    '&[open]': { width: '100%' },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  summary: { width: 'fit-content', cursor: 'pointer', color: tokens.colorBrandForegroundLink },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalS} 0`,
  },
  line: { display: 'flex', columnGap: tokens.spacingHorizontalS },
  keys: { flex: '0 0 132px', fontWeight: tokens.fontWeightSemibold },
  does: { margin: 0 },
  text: { margin: `0 0 ${tokens.spacingVerticalXS}`, maxWidth: '80ch' },
});
