import { nameIn } from 'shared-contracts/text/names.ts';
import { useState } from 'react';
import type { InstitutionRecord } from 'shared-contracts/institutions/entities/institution.ts';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { WithInstitution } from './components/WithInstitution.tsx';
import { InstitutionEditor } from './InstitutionEditor.tsx';
import { INSTITUTION_DRAFT_KIND, openedInstitution } from './model/institutionForm.ts';

const TEXTS = { 'SavedOverlay.saved': 'institutions.form.saved' } as const;

/** The form of an institution (`/institutions/edit/{id}`). */
export default function InstitutionEditPage() {
  return (
    <WithInstitution isFresh>
      {(institution) => <Start key={institution.id} institution={institution} />}
    </WithInstitution>
  );
}

function Start({ institution: now }: { readonly institution: InstitutionRecord }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  // What is read again later is no reason to begin anew.
  const [institution] = useState(now);
  const [opened] = useState(() => openedInstitution(institution));
  const title = t('institutions.form.title', { name: nameIn(institution, language) });
  return (
    <RecordTexts namespace={MODULE_ID} keys={TEXTS}>
      <DraftStart
        title={title}
        kind={INSTITUTION_DRAFT_KIND}
        recordId={institution.id}
        version={opened.version}
        saved={opened.form}
      >
        {(draft) => (
          <InstitutionEditor title={title} institution={institution} opened={opened} draft={draft} />
        )}
      </DraftStart>
    </RecordTexts>
  );
}
