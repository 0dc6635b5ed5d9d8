import { makeStyles, RouterProvider, Spinner, useTranslation } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useState } from 'react';
import { isPublicPath } from '../about/PublicRoute.tsx';
import { SignedOutPage } from '../about/SignedOutPage.tsx';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { createPortalRouter } from '../routing/createPortalRouter.tsx';
import { LoginScreen } from '../signIn/LoginScreen.tsx';

/** Shows the portal to those who are signed in, the sign-in screen to others, and a spinner while it is not known. */
export function SessionGate() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const styles = useStyles();
  if (status === 'signedIn') return <PortalRoutes />;
  if (status === 'loading') {
    return (
      <main className={styles.centre}>
        <Spinner size="large" label={t('SessionGate.signingIn')} />
      </main>
    );
  }
  const { pathname } = window.location;
  return isPublicPath(pathname) ? <SignedOutPage path={pathname} /> : <LoginScreen />;
}

/** The router begins when somebody is signed in, at the address that the page shows then. */
function PortalRoutes() {
  const descriptions = useDescriptions();
  const [router] = useState(() => createPortalRouter(descriptions));
  return <RouterProvider router={router} />;
}

const useStyles = makeStyles({
  centre: { display: 'grid', placeContent: 'center', minHeight: '100dvh' },
});
