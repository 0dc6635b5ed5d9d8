import {
  Alert,
  Button,
  ButtonLink,
  Card,
  formatDayMonthYear,
  Link,
  LoadingState,
  makeStyles,
  Page,
  StatusBadge,
  focusRing,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { HELP_PATH } from 'shared-contracts/portal/publicPages.ts';
import { useEffect, useState } from 'react';
import { fillText } from '../../lib/fillText.ts';
import { HELP_TEXTS } from '../help/texts/helpTexts.ts';
import { useAnchor } from '../help/useAnchor.ts';
import { isUnread, keptMarks, parseMarks, rememberNews } from '../news/newsMarks.ts';
import { NEWS_TEXTS } from '../news/newsTexts.ts';
import type { OpenNews } from '../news/openNews.ts';
import { useNews } from '../news/useNews.ts';

/** What is new in the parts of the portal that the reader may open; whoever has seen the page has read it. */
export function NewsPage() {
  const { tag } = useLanguage();
  const styles = useStyles();
  const { permissions } = useSession();
  const { news, isLoading, hasFailed, tryAgain } = useNews();
  // What was new when the page was opened stays marked as such while it is read.
  const [marks] = useState(() => parseMarks(keptMarks()));
  const today = universityDay(new Date());
  useAnchor(isLoading);
  useEffect(() => {
    if (!isLoading) rememberNews(newestOf(news));
  });
  return (
    <Page
      title={NEWS_TEXTS.title[tag]}
      description={permissions.length > 0 ? NEWS_TEXTS.intro[tag] : NEWS_TEXTS.signedOut[tag]}
      actions={permissions.length > 0 && <ButtonLink to={HELP_PATH}>{NEWS_TEXTS.help[tag]}</ButtonLink>}
    >
      {hasFailed && (
        <Alert kind="error" action={<Button onClick={tryAgain}>{NEWS_TEXTS.tryAgain[tag]}</Button>}>
          {NEWS_TEXTS.failed[tag]}
        </Alert>
      )}
      {isLoading && <LoadingState label={NEWS_TEXTS.loading[tag]} />}
      <div className={styles.list}>
        {news.map((one) => (
          <NewsView key={one.id} news={one} isNew={isUnread(one.module, one.entry.date, marks, today)} />
        ))}
      </div>
    </Page>
  );
}

function NewsView({ news, isNew }: { readonly news: OpenNews; readonly isNew: boolean }) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  const { id, entry, page } = news;
  return (
    <Card as="article" gap="S" className={styles.entry} id={id} aria-labelledby={`${id}-title`}>
      <p className={styles.date}>
        <time dateTime={entry.date}>{formatDayMonthYear(entry.date)}</time>
        {isNew && <StatusBadge tone="brand">{t('NewsMark.new')}</StatusBadge>}
      </p>
      <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {entry.title[tag]}
      </h2>
      <p className={styles.text}>{entry.text[tag]}</p>
      {page !== undefined && (
        <p className={styles.text}>
          <Link to={page.path} className={styles.link}>
            {fillText(HELP_TEXTS[tag].open, { page: page.title[tag] })}
          </Link>
        </p>
      )}
    </Card>
  );
}

function newestOf(news: readonly OpenNews[]): Readonly<Record<string, string>> {
  // The newest come first, and the last that is put in stays.
  return Object.fromEntries(news.toReversed().map(({ module, entry }) => [module, entry.date]));
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
  entry: { maxWidth: '860px' },
  date: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  text: { margin: 0, maxWidth: '75ch' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    ...focusRing,
  },
});
