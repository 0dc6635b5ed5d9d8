import { WAITING_WORDS } from 'shared-contracts/agreements/lifeCycle/waitingWords.ts';
import {
  Button,
  ErasmusCode,
  formatNumber,
  makeStyles,
  mergeClasses,
  StatusBadge,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FoundGroup, FoundLine } from './describeFound.ts';
import type { FoundByKind } from './useFound.ts';

type SearchResultsProps = {
  /** Of the list; those of the lines begin with it. */
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly found: FoundByKind;
  /** What is searched for. */
  readonly text: string;
  readonly activeKey: string | undefined;
  readonly onOpen: (to: string) => void;
};

/** What was found, by kind; says so when nothing was, while it is looked for, and when it could not be. */
export function SearchResults({ id, groups, found, text, activeKey, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const isEmpty = text !== '' && groups.length === 0 && !found.isSearching && !found.hasFailed;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <p role="status" className={styles.status}>
        {text === '' && t('Search.purpose')}
        {text !== '' && found.isSearching && t('Search.searching')}
        {isEmpty && t('Search.nothing', { text })}
        {found.isSimilar && <strong className={styles.similar}>{t('Search.similar', { text })} </strong>}
        {text !== '' && !found.isSearching && count > 0 && (
          <>
            {t('Search.count', { count })} <span className={styles.keys}>{t('Search.keys', { count })}</span>
          </>
        )}
      </p>
      {found.hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('Search.failed')} <Button onClick={found.tryAgain}>{t('Search.tryAgain')}</Button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('Search.results')} className={styles.list}>
        {groups.map(({ kind, lines, total, whole, isStale }) => (
          <div
            key={kind}
            role="group"
            aria-labelledby={`${id}-${kind}`}
            aria-busy={isStale}
            className={mergeClasses(isStale && styles.stale)}
          >
            <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
              {t(`Search.kinds.${kind}`)}
              {total > lines.length && (
                <span className={styles.more}>
                  {t('Search.more', {
                    shown: formatNumber(lines.length, tag),
                    total: formatNumber(total, tag),
                  })}
                </span>
              )}
            </div>
            {lines.map((line) => (
              <Option
                key={line.key}
                id={`${id}-${line.key}`}
                isActive={line.key === activeKey}
                onChoose={() => onOpen(line.to)}
              >
                <Line line={line} />
              </Option>
            ))}
            {whole && (
              <Option
                id={`${id}-${whole.key}`}
                isActive={whole.key === activeKey}
                onChoose={() => onOpen(whole.to)}
              >
                <span className={styles.whole}>
                  {t('Search.whole', { total: formatNumber(whole.total, tag) })}
                </span>
              </Option>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

type OptionProps = {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

function Option({ id, isActive, onChoose, children }: OptionProps) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field above has the focus and the keys of the list.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={mergeClasses(styles.line, isActive && styles.active)}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

function Line({ line }: { readonly line: FoundLine }) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  return (
    <>
      <span className={styles.title}>{line.title}</span>
      {line.code !== undefined && <ErasmusCode>{line.code}</ErasmusCode>}
      <span className={styles.details}>{line.details.join(' · ')}</span>
      {line.next !== undefined && (
        <span className={styles.next}>
          {line.next === 'partner' ? t('Search.waitsForPartner') : WAITING_WORDS[line.next].name[tag]}
        </span>
      )}
      {line.status !== undefined && (
        <StatusBadge tone="neutral">{t(`Search.status.${line.status}`)}</StatusBadge>
      )}
    </>
  );
}

const useStyles = makeStyles({
  status: { margin: `${tokens.spacingVerticalM} 0`, color: tokens.colorNeutralForeground2 },
  // Where there is hardly a keyboard, a finger chooses.
  keys: { '@media (hover: none)': { display: 'none' } },
  similar: { display: 'block', color: tokens.colorNeutralForeground1 },
  whole: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  failure: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorStatusDangerForeground1,
  },
  list: { minHeight: '40vh' },
  kind: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS}`,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  stale: { opacity: 0.6 },
  more: { fontWeight: tokens.fontWeightRegular },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: {
    backgroundColor: tokens.colorBrandBackground2,
    // Colours of one's own leave no background: the line that Enter opens is still marked.
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  next: { color: tokens.colorNeutralForeground2 },
  title: { overflowWrap: 'anywhere', minWidth: 0 },
  details: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
});
