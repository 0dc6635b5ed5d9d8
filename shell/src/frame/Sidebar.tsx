import { makeStyles, MEDIA, tokens } from 'shared-ui/core';
import { Menu } from '../menu/Menu.tsx';
import { HEADER_HEIGHT, SIDEBAR_ID } from './frameMeasures.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import type { SidebarState } from './useSidebar.ts';

/** Holds the menu: beside the page in a wide window, as a drawer over it in a narrow one. */
export function Sidebar({ sidebar }: { readonly sidebar: SidebarState }) {
  const styles = useStyles();
  if (!sidebar.isOpen) return null;
  if (sidebar.isOverlay) return <MenuDrawer id={SIDEBAR_ID} onClose={sidebar.close} />;
  return (
    <div id={SIDEBAR_ID} className={styles.sidebar}>
      <Menu isOpen />
    </div>
  );
}

const useStyles = makeStyles({
  sidebar: {
    [MEDIA.print]: { display: 'none' },
    position: 'sticky',
    top: HEADER_HEIGHT,
    alignSelf: 'flex-start',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '208px',
    height: `calc(100dvh - ${HEADER_HEIGHT})`,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
