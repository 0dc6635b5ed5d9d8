import {
  Button,
  ButtonLink,
  Card,
  focusRing,
  Icon,
  makeStyles,
  MEDIA,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { useCan, useSession } from 'shared-auth';
import { HELP_PATH, NEWS_PATH } from 'shared-contracts/portal/publicPages.ts';
import { useRef } from 'react';
import { NewsMark } from '../about/news/NewsMark.tsx';
import { AppearanceChoice } from '../appearance/AppearanceChoice.tsx';
import { FAULTS_PATH } from '../faults/faultsPath.ts';
import { useDescriptions } from '../modules/descriptionsContext.ts';
import { RELEASES_PATH } from '../trials/trialLink.ts';
import { personName } from './personName.ts';
import { useDisclosure } from './useDisclosure.ts';

const PROFILE_PATH = '/profile';

/** Says who is signed in, and opens the way to the profile and out. */
export function PersonMenu() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { user, signOut } = useSession();
  const frame = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, panelId } = useDisclosure(frame);
  const mayViewProfile = useCan('profile_view');
  const mayTryReleases = useCan('release_try');
  const mayReadFaults = useCan('release_faults');
  const hasProfile = useDescriptions().some(({ routes }) => routes.some(({ path }) => path === PROFILE_PATH));
  const styles = useStyles();
  const name = user === null ? '' : personName(user, language);
  return (
    <div ref={frame} className={styles.frame} data-tour="account">
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('PersonMenu.label', { name })}
        onClick={toggle}
      >
        <Icon name="person" />
        <span className={styles.name}>{name}</span>
        <Icon name="chevronDown" />
      </button>
      {isOpen && (
        <Card id={panelId} look="floating" gap="S" className={styles.panel}>
          <p className={styles.person}>
            {name}
            {user?.email && <span className={styles.email}>{user.email}</span>}
          </p>
          {hasProfile && mayViewProfile && (
            <ButtonLink to={PROFILE_PATH} icon="person">
              {t('PersonMenu.profile')}
            </ButtonLink>
          )}
          {mayTryReleases && (
            <ButtonLink to={RELEASES_PATH} icon="swap">
              {t('PersonMenu.releases')}
            </ButtonLink>
          )}
          {mayReadFaults && (
            <ButtonLink to={FAULTS_PATH} icon="warning">
              {t('PersonMenu.faults')}
            </ButtonLink>
          )}
          <ButtonLink to={HELP_PATH} icon="information">
            {t('Footer.help')}
          </ButtonLink>
          <ButtonLink to={NEWS_PATH} icon="new">
            {t('Footer.news')} <NewsMark />
          </ButtonLink>
          <AppearanceChoice />
          <Button icon="signOut" onClick={() => void signOut()}>
            {t('PersonMenu.signOut')}
          </Button>
        </Card>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  frame: { position: 'relative' },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ...focusRing,
  },
  name: {
    maxWidth: '22ch',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    // The header has room for the whole name there.
    '@media (min-width: 1440px)': { maxWidth: '44ch' },
    [MEDIA.cards]: { display: 'none' },
  },
  panel: {
    position: 'absolute',
    right: 0,
    top: 'calc(100% + 8px)',
    zIndex: 30,
    width: '260px',
  },
  person: { margin: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  email: { display: 'block', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
});
