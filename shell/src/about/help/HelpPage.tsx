import {
  Button,
  ButtonLink,
  makeStyles,
  MEDIA,
  Page,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { HELP_WORDS_ID, NEWS_PATH } from 'shared-contracts/portal/publicPages.ts';
import { useTour } from '../../tour/tourContext.ts';
import { useAbout } from '../../university/aboutContext.ts';
import { NewsMark } from '../news/NewsMark.tsx';
import { Contact } from '../text/Contact.tsx';
import { TextSection } from '../text/TextSection.tsx';
import { useGuides } from './articles/useGuides.ts';
import { HelpCalendar } from './calendar/HelpCalendar.tsx';
import { HelpArticleView } from './HelpArticleView.tsx';
import { type ContentsPart, HelpContents } from './HelpContents.tsx';
import { HELP_TEXTS } from './texts/helpTexts.ts';
import { HelpWords } from './HelpWords.tsx';
import { useAnchor } from './useAnchor.ts';

const CALENDAR_ID = 'calendar';
const ASK_ID = 'ask';

/** How the portal is used: the year, what the reader can do step by step, their own role first, and the words. */
export function HelpPage() {
  const { tag } = useLanguage();
  const { t } = useTranslation('shell');
  const texts = HELP_TEXTS[tag];
  const styles = useStyles();
  const { university } = useAbout();
  const { role } = useSession();
  const tour = useTour();
  useAnchor();
  const guides = useGuides().map((guide) => ({
    ...guide,
    id: `for-${guide.role.toLowerCase()}`,
    title: (guide.role === role ? texts.own : texts.others)[guide.role],
  }));
  const isReader = guides.length > 0;
  const parts: readonly ContentsPart[] = [
    ...(isReader ? [{ id: CALENDAR_ID, title: texts.calendarTitle, items: [] }] : []),
    ...guides.map(({ id, title, articles }) => ({
      id,
      title,
      items: articles.map((article) => ({ id: article.id, title: article.texts[tag].title })),
    })),
    { id: HELP_WORDS_ID, title: texts.wordsTitle, items: [] },
    { id: ASK_ID, title: texts.askTitle, items: [] },
  ];
  return (
    <Page
      title={texts.title}
      description={isReader ? texts.intro : texts.nothing}
      actions={
        isReader && (
          <>
            <ButtonLink to={NEWS_PATH}>
              {t('Footer.news')} <NewsMark />
            </ButtonLink>
            {tour && <Button onClick={tour.start}>{texts.tour}</Button>}
          </>
        )
      }
    >
      <div className={styles.columns}>
        <HelpContents title={texts.contents} parts={parts} />
        <div className={styles.content}>
          {isReader && <HelpCalendar id={CALENDAR_ID} />}
          {guides.map(({ id, title, articles }) => (
            <TextSection key={id} id={id} title={title}>
              {articles.map((article) => (
                <HelpArticleView key={article.id} article={article} />
              ))}
            </TextSection>
          ))}
          <HelpWords />
          <TextSection id={ASK_ID} title={texts.askTitle}>
            <p>{university === undefined ? texts.askNobody : texts.ask}</p>
            {university !== undefined && <Contact university={university} />}
          </TextSection>
        </div>
      </div>
    </Page>
  );
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    '@media (min-width: 1280px)': { gridTemplateColumns: '260px minmax(0, 1fr)' },
    [MEDIA.print]: { display: 'block' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    minWidth: 0,
    [MEDIA.print]: { display: 'block' },
  },
});
