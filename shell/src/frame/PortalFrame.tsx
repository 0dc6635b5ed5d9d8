import { makeStyles, MEDIA, Outlet, OverlayMountContext, tokens, VisuallyHidden } from 'shared-ui/core';
import { useSession } from 'shared-auth';
import { useRef, useState } from 'react';
import { Footer } from '../about/Footer.tsx';
import { useLinkIntent } from '../modules/ahead/useLinkIntent.ts';
import { ArrivalContext } from '../page/arrivalContext.ts';
import { useNavigationFocus } from '../page/useNavigationFocus.ts';
import { EndTrialWithRight } from './EndTrialWithRight.tsx';
import { TrialBanner } from './TrialBanner.tsx';
import { TourProvider } from '../tour/TourProvider.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { MAIN_ID } from '../lib/frameMeasures.ts';
import { SkipLink } from './SkipLink.tsx';
import { useSidebar } from './useSidebar.ts';

/** What surrounds every page: header, menu, and the place of the page itself. */
export function PortalFrame() {
  const styles = useStyles();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  // Whoever has no pages reads it once, on the page itself.
  const isGuest = useSession().permissions.length === 0;
  const [overlays, setOverlays] = useState<HTMLElement>();
  useLinkIntent();
  const { arrive, announcement } = useNavigationFocus(main);
  return (
    <TourProvider>
      <div className={styles.frame}>
        <SkipLink target={main} />
        <Header sidebar={isGuest ? undefined : sidebar} />
        <div className={styles.body}>
          {!isGuest && <Sidebar sidebar={sidebar} />}
          <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
            <EndTrialWithRight />
            <TrialBanner />
            <ArrivalContext value={arrive}>
              <OverlayMountContext value={overlays}>
                <Outlet />
              </OverlayMountContext>
            </ArrivalContext>
            {/* Lists and hints that open belong to the page: outside of it whoever goes from landmark to landmark misses them. */}
            <div ref={(element) => setOverlays(element ?? undefined)} className={styles.overlays} />
          </main>
        </div>
        <Footer />
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </div>
    </TourProvider>
  );
}

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    // As blocks, which browsers part into pages best.
    [MEDIA.print]: { display: 'block', minHeight: 'auto', backgroundColor: 'transparent' },
  },
  body: { display: 'flex', flexGrow: 1, minWidth: 0, [MEDIA.print]: { display: 'block' } },
  main: {
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    outlineStyle: 'none',
    [MEDIA.print]: { display: 'block' },
  },
  // Above what stays in its place on a page, heads of tables and bars with actions; below header and menu.
  overlays: { zIndex: 5 },
});
