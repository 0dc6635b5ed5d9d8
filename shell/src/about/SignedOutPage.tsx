import { focusRing, makeStyles, tokens } from 'shared-ui/core';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { PortalName } from '../university/PortalName.tsx';
import { Footer } from './Footer.tsx';
import { type PublicPath, PublicRoute } from './PublicRoute.tsx';

/** A page about the portal for somebody who is not signed in. */
export function SignedOutPage({ path }: { readonly path: PublicPath }) {
  const styles = useStyles();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <a href="/" className={styles.home}>
          <PortalName />
        </a>
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <PublicRoute path={path} />
      </main>
      <Footer isSignedOut />
    </div>
  );
}

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '56px',
    padding: `0 ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  home: {
    display: 'flex',
    minWidth: 0,
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ...focusRing,
  },
  main: { flexGrow: 1 },
});
