import { ownContact } from 'shared-contracts/session/profile.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { useMemberLabel } from 'shared-record/pages';
import { readBy } from 'shared-record/model';
import { useRecordForm, useWizard, WizardView, type BegunDraft } from 'shared-record/wizard';
import { Alert, Button, ButtonLink, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useSaveProfile } from './api/profile.mutations.ts';
import type { Profile } from 'shared-contracts/session/profile.ts';
import { ProfileFields } from './components/ProfileFields.tsx';
import { openedContact, type OpenedProfile } from './model/openedProfile.ts';
import {
  isDue,
  PROFILE_FORM,
  PROFILE_SHAPE,
  PROFILE_STEPS,
  type ProfileForm,
  type ProfileMember,
} from './model/profileForm.ts';
import { PROFILE_PATH } from './profilePaths.ts';

type ProfileEditorProps = {
  readonly title: string;
  readonly profile: Profile;
  readonly opened: OpenedProfile;
  readonly draft: BegunDraft<ProfileForm>;
};

/** The form of the own contact record: one step of the record desk, which leads back to the profile once it is saved. */
export function ProfileEditor({ title, profile: { user, contact }, opened, draft }: ProfileEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(CONTACT);
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: PROFILE_SHAPE,
    steps: PROFILE_STEPS,
    isDue,
  });
  const edit = useWizard(record, {
    draft,
    mutation: useSaveProfile(),
    toSent: (form, { id, version, creationKey }: OpenedProfile, _action: 'save') => {
      const which = id === null ? { uid: user.id } : { id, dateModified: version };
      return { body: { ...which, ...PROFILE_FORM.write(form) }, creationKey };
    },
    readCurrent: readBy(ownContact.schema, openedContact),
    onSaved: () => PROFILE_PATH,
    needsAll: () => true,
  });
  const isShared = contact !== null && !contact.isPrivate;
  return (
    <WizardView
      title={title}
      namespace={MODULE_ID}
      set="MobilityContacts"
      edit={edit}
      // Names of the form's fields are names of members.
      nameOf={(field) => label(field as ProfileMember)}
      notices={
        <Alert kind="information">
          {t(isShared ? 'profile.ProfileForm.shared' : 'profile.ProfileForm.private')}
        </Alert>
      }
      actions={
        <>
          <ButtonLink to={PROFILE_PATH}>{t('profile.ProfileForm.cancel')}</ButtonLink>
          <Button appearance="primary" isBusy={edit.saving !== null} onClick={() => edit.save('save')}>
            {t('profile.ProfileForm.save')}
          </Button>
        </>
      }
    >
      <ProfileFields />
    </WizardView>
  );
}
