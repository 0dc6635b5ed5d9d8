import { IconButton, makeStyles, MEDIA, tokens, focusRing, Icon, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
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
  const open = useCallback(() => setIsOpen(true), []);
  const close = () => {
    typed.current = '';
    setIsOpen(false);
  };
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
        <Suspense fallback={<KeyCapture typed={typed} />}>
          <SearchDialog typedBefore={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Collects what is typed until the search has loaded. */
function KeyCapture({ typed }: { readonly typed: RefObject<string> }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter && event.key !== 'Backspace') return;
      event.preventDefault();
      typed.current = isLetter ? typed.current + event.key : typed.current.slice(0, -1);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [typed]);
  return null;
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
