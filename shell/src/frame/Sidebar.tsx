import { makeStyles, MEDIA, mergeClasses, tokens } from 'shared-ui/core';
import { Menu } from '../menu/Menu.tsx';
import { HEADER_HEIGHT, SIDEBAR_ID } from '../lib/frameMeasures.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import type { SidebarState } from './useSidebar.ts';

/**
 * Holds the menu: as a drawer over the page in a narrow window; in a wide one beside it, with names, or as a rail of icons whose names come
 * over the page where somebody points at it or goes there by keyboard.
 */
export function Sidebar({ sidebar }: { readonly sidebar: SidebarState }) {
  const styles = useStyles();
  if (sidebar.isOverlay) {
    return sidebar.isOpen ? <MenuDrawer id={SIDEBAR_ID} onClose={sidebar.close} /> : null;
  }
  return (
    <div className={mergeClasses(styles.place, !sidebar.isOpen && styles.railPlace)}>
      <div id={SIDEBAR_ID} className={mergeClasses(styles.panel, !sidebar.isOpen && styles.rail)}>
        <Menu isOpen />
      </div>
    </div>
  );
}

const OPEN = {
  width: '208px',
  scrollbarWidth: 'thin',
  boxShadow: tokens.shadow16,
  '--menu-name-opacity': 1,
} as const;

const useStyles = makeStyles({
  place: {
    [MEDIA.print]: { display: 'none' },
    position: 'sticky',
    top: HEADER_HEIGHT,
    // Above what is sticky in a page, below the header.
    zIndex: 10,
    alignSelf: 'flex-start',
    flexShrink: 0,
    width: OPEN.width,
    height: `calc(100dvh - ${HEADER_HEIGHT})`,
  },
  railPlace: { width: '56px' },
  panel: {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    overflowX: 'hidden',
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  rail: {
    scrollbarWidth: 'none',
    '--menu-name-opacity': 0,
    transitionProperty: 'width',
    transitionDuration: '120ms',
    // Whoever only passes by opens nothing.
    ':hover': { ...OPEN, transitionDelay: '150ms' },
    ':has(:focus-visible)': OPEN,
    [MEDIA.reducedMotion]: { transitionDuration: '0ms' },
  },
});
