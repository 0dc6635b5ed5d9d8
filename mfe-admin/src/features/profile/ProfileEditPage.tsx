import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { WithProfile } from './components/WithProfile.tsx';
import { ProfileStart } from './ProfileStart.tsx';

/** The form of the own contact record (`/profile/edit`). Source: specification document 2, section 2.6. */
export default function ProfileEditPage() {
  const { t } = useTranslation(MODULE_ID);
  return (
    <WithProfile title={t('profile.ProfileForm.title')} isFresh>
      {(profile) => <ProfileStart profile={profile} />}
    </WithProfile>
  );
}
