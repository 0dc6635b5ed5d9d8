import { Alert, Button, Card, makeStyles, tokens, useLanguage, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useEffect, useState } from 'react';
import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import { useAbout } from '../university/aboutContext.ts';
import { Footer } from '../about/Footer.tsx';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { Logo } from '../university/Logo.tsx';

/** What somebody sees who is not signed in: a logo, one button that signs in, and the other language. Source: specification document 1, section 2.2. */
export function LoginScreen() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { status, end, signIn } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const { language } = useLanguage();
  const { university } = useAbout();
  const portalName = t('portalName');

  useEffect(() => {
    document.title = t('documentTitle', { page: t('LoginScreen.title'), portal: portalName });
  }, [t, portalName]);

  const begin = () => {
    setLeaving(true);
    void signIn().finally(() => setLeaving(false));
  };
  const notice = status === 'failed' ? 'failed' : end === 'signedOut' ? null : end;
  const isError = notice === 'failed' || notice === 'refused';
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <Card look="floating" gap="L" className={styles.card}>
          <Logo height={72} />
          {university && <p className={styles.university}>{university.name[LANGUAGE_TAG[language]]}</p>}
          <h1 className={styles.title}>{portalName}</h1>
          <p className={styles.purpose}>{t('LoginScreen.purpose')}</p>
          {notice && <Alert kind={isError ? 'error' : 'information'}>{t(`LoginScreen.${notice}`)}</Alert>}
          <Button appearance="primary" isBusy={isLeaving} onClick={begin}>
            {t('LoginScreen.login')}
          </Button>
          <LanguageSwitch />
        </Card>
      </main>
      <Footer isSignedOut />
    </div>
  );
}

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorBrandBackground2,
  },
  main: {
    display: 'grid',
    flexGrow: 1,
    placeItems: 'center',
    padding: tokens.spacingHorizontalL,
  },
  university: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  card: {
    alignItems: 'center',
    width: '100%',
    maxWidth: '400px',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    borderRadius: tokens.borderRadiusXLarge,
    textAlign: 'center',
  },
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  purpose: { margin: 0, color: tokens.colorNeutralForeground2 },
});
