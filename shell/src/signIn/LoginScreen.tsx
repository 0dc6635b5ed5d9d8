import { Alert, Button, Card, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useEffect, useState } from 'react';
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx';
import { Logo } from '../frame/Logo.tsx';

/** What somebody sees who is not signed in: a logo, one button that signs in, and the other language. Source: specification document 1, section 2.2. */
export function LoginScreen() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const { status, end, signIn } = useSession();
  const [isLeaving, setLeaving] = useState(false);
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
    <main className={styles.screen}>
      <Card look="floating" gap="L" className={styles.card}>
        <Logo size={72} />
        <h1 className={styles.title}>{portalName}</h1>
        <p className={styles.purpose}>{t('LoginScreen.purpose')}</p>
        {notice && <Alert kind={isError ? 'error' : 'information'}>{t(`LoginScreen.${notice}`)}</Alert>}
        <Button appearance="primary" isBusy={isLeaving} onClick={begin}>
          {t('LoginScreen.login')}
        </Button>
        <LanguageSwitch />
      </Card>
    </main>
  );
}

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    minHeight: '100dvh',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorBrandBackground2,
  },
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
