import { useCan } from 'shared-auth';
import { reminderSettings } from 'shared-contracts/releases/addresses.ts';
import { ButtonLink, makeStyles, Page, Stack, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { AbsencesSection } from './absences/AbsencesSection.tsx';
import { OwnAgreements } from './components/OwnAgreements.tsx';
import { ProfileCard } from './components/ProfileCard.tsx';
import { WithProfile } from './components/WithProfile.tsx';
import { DepartmentsSection } from './departments/DepartmentsSection.tsx';
import { PROFILE_EDIT_PATH } from './profilePaths.ts';

/** Who is signed in (`/profile`). Source: specification document 1, section 2.6. */
export default function ProfilePage() {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const mayEdit = useCan('profile_edit');
  const readsAgreements = useCan('iia_list');
  const isOffice = useCan('iia_edit_iro');
  const edit = (
    <>
      <ButtonLink to={reminderSettings()} icon="calendar">
        {t('profile.ProfilePage.reminders')}
      </ButtonLink>
      <ButtonLink to={PROFILE_EDIT_PATH} icon="edit" appearance="primary">
        {t('profile.ProfilePage.edit')}
      </ButtonLink>
    </>
  );
  return (
    <WithProfile title={t('profile.ProfilePage.title')}>
      {(profile) => (
        <Page title={t('profile.ProfilePage.title')} actions={mayEdit && edit}>
          <Stack gap="L" className={styles.parts}>
            <ProfileCard profile={profile} />
            {readsAgreements && profile.contact !== null && !profile.contact.isPrivate && (
              <OwnAgreements contact={profile.contact} />
            )}
            {isOffice && <DepartmentsSection />}
            {isOffice && <AbsencesSection />}
          </Stack>
        </Page>
      )}
    </WithProfile>
  );
}

const useStyles = makeStyles({ parts: { maxWidth: '720px' } });
