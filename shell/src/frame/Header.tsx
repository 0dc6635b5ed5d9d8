import { IconButton, Link, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { useAbout } from '../university/aboutContext.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { NewReleaseOffer } from './NewReleaseOffer.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PortalName } from '../university/PortalName.tsx';
import { useHasNewer } from '../modules/loading/moduleContext.ts';
import { Search } from '../search/Search.tsx';
import { TourOffer } from '../tour/TourOffer.tsx';
import { HEADER_HEIGHT, SIDEBAR_ID } from '../lib/frameMeasures.ts';
import type { SidebarState } from './useSidebar.ts';

/** The line at the top: menu toggle, name of the portal, language, and who is signed in. - sidebar: absent where there is no menu */
export function Header({ sidebar }: { readonly sidebar: SidebarState | undefined }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const hasNewer = useHasNewer();
  const { university } = useAbout();
  return (
    <header className={styles.header}>
      {sidebar && (
        <span className={styles.toggle} data-tour="menu">
          <IconButton
            icon="menu"
            label={t(sidebar.isOpen ? 'Header.closeMenu' : 'Header.openMenu')}
            isExpanded={sidebar.isOpen}
            controls={SIDEBAR_ID}
            onClick={sidebar.toggle}
          />
        </span>
      )}
      <Link to="/" className={styles.home}>
        <PortalName isSignAloneWhenNarrow={hasNewer || university?.logo !== undefined} />
      </Link>
      <div className={styles.end}>
        <TourOffer place="header" />
        <Search />
        <NewReleaseOffer />
        <LanguageSwitch />
        <PersonMenu />
      </div>
    </header>
  );
}

const useStyles = makeStyles({
  header: {
    [MEDIA.print]: { display: 'none' },
    position: 'sticky',
    top: 0,
    zIndex: 20,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    height: HEADER_HEIGHT,
    padding: `0 ${tokens.spacingHorizontalL} 0 ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [MEDIA.cards]: { columnGap: tokens.spacingHorizontalXS, padding: `0 ${tokens.spacingHorizontalS}` },
  },
  toggle: { display: 'inline-flex' },
  home: {
    display: 'flex',
    minWidth: 0,
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
  },
  end: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalS, marginLeft: 'auto' },
});
