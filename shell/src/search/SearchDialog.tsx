import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  Button,
  Icon,
  makeStyles,
  ModalDialog,
  tokens,
  useLanguage,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { useArticles } from '../about/help/articles/useArticles.ts';
import { useFoundNews } from '../about/newsPage/useFoundNews.ts';
import { describeFound, type FoundLine } from './describeFound.ts';
import { SearchResults } from './SearchResults.tsx';
import { SlashChoice } from './SlashChoice.tsx';
import { useFound } from './useFound.ts';
import { usePausedText } from './usePausedText.ts';

type SearchDialogProps = { readonly typedBefore: RefObject<string>; readonly onClose: () => void };

/** Finds what the portal has, by words as a person types them: a field, and below it what they find by kind. */
export function SearchDialog({ typedBefore, onClose }: SearchDialogProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const styles = useStyles();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(() => typedBefore.current);
  const [chosen, setChosen] = useState(0);
  const text = usePausedText(typed.trim());
  const found = useFound(text);
  // Articles are known at once: before the records that are still looked for, they would be what Enter opens.
  const articles = useArticles(found.isSearching ? '' : text);
  const news = useFoundNews(found.isSearching ? '' : text);
  const groups = describeFound(found, { articles, news }, { text, language });
  const lines: readonly Pick<FoundLine, 'key' | 'to'>[] = groups.flatMap(({ lines: shown, whole }) => [
    ...shown,
    ...(whole ? [whole] : []),
  ]);
  const active = lines[Math.min(chosen, lines.length - 1)];
  // What is shown for the words before is marked as such, and Enter waits for what these words find.
  const isAnswered = text === typed.trim() && !found.isSearching;
  const isEntered = useRef(false);
  const open = (to: string) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && lines.length > 0) {
      event.preventDefault();
      setChosen((Math.min(chosen, lines.length - 1) + step + lines.length) % lines.length);
    }
    // The field would be emptied first, and the dialog stay.
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Enter') return;
    if (isAnswered && active !== undefined) open(active.to);
    isEntered.current = !isAnswered;
  };
  useEffect(() => {
    if (!isEntered.current || !isAnswered) return;
    isEntered.current = false;
    if (active !== undefined) open(active.to);
  });
  return (
    <ModalDialog
      title={t('Search.title')}
      shape="wide"
      onCancel={onClose}
      actions={
        <>
          <SlashChoice />
          <Button onClick={onClose}>{t('Search.close')}</Button>
        </>
      }
    >
      <div className={styles.field}>
        <Icon name="search" />
        <input
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={t('Search.label')}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${listId}-${active.key}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('Search.hint')}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
            isEntered.current = false;
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <SearchResults
        id={listId}
        groups={groups}
        found={found}
        text={text}
        activeKey={active?.key}
        onOpen={open}
      />
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  field: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    // The ring around it is not cut off where the content scrolls.
    margin: '3px',
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '42px',
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase400,
  },
});
