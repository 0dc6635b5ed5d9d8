import {
  EmailLink,
  focusRing,
  Link,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import {
  ACCESSIBILITY_PATH,
  HELP_PATH,
  NEWS_PATH,
  PRIVACY_PATH,
} from 'shared-contracts/portal/publicPages.ts';
import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import type { ReactNode } from 'react';
import { TourOffer } from '../tour/TourOffer.tsx';
import { useAbout } from '../university/aboutContext.ts';
import { NewsMark } from './news/NewsMark.tsx';

type FooterProps = {
  /** There is no router yet: links load the page anew. */
  readonly isSignedOut?: boolean;
};

/** Stands below every page: whose portal it is, whom to ask, what the law asks for, and the version. */
export function Footer({ isSignedOut = false }: FooterProps) {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { university, version } = useAbout();
  const styles = useStyles();
  const link = (to: string, text: ReactNode) =>
    isSignedOut ? (
      <a href={to} className={styles.link}>
        {text}
      </a>
    ) : (
      <Link to={to} className={styles.link}>
        {text}
      </Link>
    );
  return (
    <footer className={styles.footer}>
      <TourOffer place="footer" />
      <ul className={styles.list}>
        {university && <li>{university.name[LANGUAGE_TAG[language]]}</li>}
        {university && (
          <li>
            {t('Footer.office')} <EmailLink address={university.office.email} />
          </li>
        )}
        <li>{link(HELP_PATH, t('Footer.help'))}</li>
        {!isSignedOut && (
          <li>
            {link(NEWS_PATH, t('Footer.news'))} <NewsMark />
          </li>
        )}
        <li>{link(ACCESSIBILITY_PATH, t('Footer.accessibility'))}</li>
        <li>{link(PRIVACY_PATH, t('Footer.privacy'))}</li>
        {version && <li>{t('Footer.version', { version })}</li>}
      </ul>
    </footer>
  );
}

const useStyles = makeStyles({
  footer: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [MEDIA.cards]: { padding: tokens.spacingHorizontalL },
    [MEDIA.print]: { display: 'none' },
  },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    ...focusRing,
  },
});
