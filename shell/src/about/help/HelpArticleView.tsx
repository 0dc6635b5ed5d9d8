import { Link, focusRing, makeStyles, MEDIA, tokens, useLanguage } from 'shared-ui/core';
import { fillText } from '../../lib/fillText.ts';
import type { OpenArticle } from './articles/guides.ts';
import { HELP_TEXTS } from './texts/helpTexts.ts';
import { PICTURE_SIZE, pictureUrl } from './pictures/pictures.ts';

/** How one thing is done: step by step, with the way to the screen, and a picture of it. */
export function HelpArticleView({ article }: { readonly article: OpenArticle }) {
  const { tag } = useLanguage();
  const styles = useStyles();
  const { id, page, picture } = article;
  const { title, intro, steps } = article.texts[tag];
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={styles.article}>
      <h3 id={`${id}-title`} className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      <p>{intro}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {picture !== undefined && (
        <img
          src={pictureUrl(picture.name, tag)}
          alt={picture.alt[tag]}
          loading="lazy"
          decoding="async"
          {...PICTURE_SIZE}
          className={styles.picture}
        />
      )}
      {page !== undefined && (
        <p className={styles.way}>
          <Link to={page.path} className={styles.link}>
            {fillText(HELP_TEXTS[tag].open, { page: page.title[tag] })}
          </Link>
        </p>
      )}
    </article>
  );
}

const useStyles = makeStyles({
  article: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
    breakAfter: 'avoid',
  },
  steps: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    maxWidth: '75ch',
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXXL,
  },
  picture: {
    maxWidth: '100%',
    height: 'auto',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    breakInside: 'avoid',
  },
  way: { [MEDIA.print]: { display: 'none' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    ...focusRing,
  },
});
