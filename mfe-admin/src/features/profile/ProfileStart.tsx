import { useState } from 'react';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { Profile } from 'shared-contracts/session/profile.ts';
import { openedProfile } from './model/openedProfile.ts';
import { PROFILE_DRAFT_KIND } from './model/profileForm.ts';
import { ProfileEditor } from './ProfileEditor.tsx';

const TEXTS = { 'SavedOverlay.saved': 'profile.ProfileForm.saved' } as const;

/** Opens the form; where something was typed before and never saved, the person says first what becomes of it. */
export function ProfileStart({ profile: profileNow }: { readonly profile: Profile }) {
  const { t } = useTranslation(MODULE_ID);
  // What is read again later is no reason to begin anew.
  const [profile] = useState(profileNow);
  const [opened] = useState(() => openedProfile(profile));
  const title = t('profile.ProfileForm.title');
  return (
    <RecordTexts namespace={MODULE_ID} keys={TEXTS}>
      <DraftStart
        title={title}
        kind={PROFILE_DRAFT_KIND}
        recordId={opened.id}
        version={opened.version}
        saved={opened.form}
      >
        {(draft) => <ProfileEditor title={title} profile={profile} opened={opened} draft={draft} />}
      </DraftStart>
    </RecordTexts>
  );
}
