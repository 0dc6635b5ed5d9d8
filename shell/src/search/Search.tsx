import { IconButton, makeStyles, MEDIA, tokens, focusRing, Icon, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { KeysMeanwhile } from './KeysMeanwhile.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';

const SearchDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './SearchDialog.tsx')).SearchDialog,
}));

/** The way to the search, for whoever may read anything: a field to press, a button on phones, and keys. */
export function Search() {
  const { permissions } = useSession();
  return permissions.length === 0 ? null : <SearchOfReader />;
}

function SearchOfReader() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const typed = useRef('');
  const open = useCallback(() => {
    typed.current = '';
    setIsOpen(true);
  }, []);
  useSearchShortcut(open);
  return (
    <>
      <button
        type="button"
        className={styles.field}
        data-tour="search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.words}>{t('Search.open')}</span>
        <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <span className={styles.button} data-tour="search">
        <IconButton icon="search" label={t('Search.open')} onClick={open} />
      </span>
      {isOpen && (
        <Suspense fallback={<KeysMeanwhile typed={typed} />}>
          <SearchDialog typedBefore={typed} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const useStyles = makeStyles({
  field: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    flex: '0 1 320px',
    minWidth: 0,
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover, color: tokens.colorNeutralForeground1 },
    ...focusRing,
    [MEDIA.cards]: { display: 'none' },
  },
  words: { flexGrow: 1, minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  key: { whiteSpace: 'nowrap', font: 'inherit', fontSize: tokens.fontSizeBase200 },
  button: { display: 'none', [MEDIA.cards]: { display: 'inline-flex' } },
});
