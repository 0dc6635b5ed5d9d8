import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { contactTitleText } from 'shared-contracts/institutions/members/contactTerms.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { useMemberLabel } from 'shared-record/pages';
import {
  ButtonLink,
  Card,
  Cluster,
  DefinitionList,
  makeStyles,
  PhoneLink,
  StatusBadge,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { Profile } from 'shared-contracts/session/profile.ts';
import { greekName, profileName } from '../model/profileName.ts';

/** Who the person is to the portal: name, account, and how they are reached. */
export function ProfileCard({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const label = useMemberLabel(CONTACT);
  const styles = useStyles();
  const { user, contact } = profile;
  const email = contact?.email || user.email;
  const greek = greekName(profile);
  const isActive = user.enabled;
  return (
    <Card as="section" padding="XL" gap="L" aria-labelledby="profile-name">
      <Cluster gap="M" align="center">
        <h2 id="profile-name" className={styles.name}>
          {profileName(profile, language)}
        </h2>
        <StatusBadge tone={isActive ? 'success' : 'neutral'}>
          {t(isActive ? 'profile.ProfileCard.active' : 'profile.ProfileCard.notActive')}
        </StatusBadge>
      </Cluster>
      {email && (
        <Cluster>
          <ButtonLink to={`mailto:${email}`} icon="send">
            <span className={styles.email}>{t('profile.ProfileCard.contact', { email })}</span>
          </ButtonLink>
        </Cluster>
      )}
      <DefinitionList
        entries={[
          [t('profile.ProfileCard.id'), user.id],
          [t('profile.ProfileCard.name'), user.name],
          ...(greek === '' ? [] : [[t('profile.ProfileCard.greekName'), greek] as const]),
        ]}
      />
      {contact === null ? (
        <p className={styles.note}>{t('profile.ProfileCard.noContact')}</p>
      ) : (
        <DefinitionList
          entries={[
            ...(contact.title ? [[label('title'), contactTitleText(contact.title, tag)] as const] : []),
            ...(contact.department
              ? [[label('department'), nameIn(contact.department, language)] as const]
              : []),
            [label('phone'), contact.phone ? <PhoneLink number={contact.phone} /> : '–'],
            [label('address'), contact.address || '–'],
          ]}
        />
      )}
    </Card>
  );
}

const useStyles = makeStyles({
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  email: { minWidth: 0, overflowWrap: 'anywhere' },
  note: { margin: 0, maxWidth: '70ch', color: tokens.colorNeutralForeground2 },
});
