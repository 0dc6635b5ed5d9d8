import type { InstitutionIdentity } from 'shared-contracts/entities/institutionName.ts';
import { useState } from 'react';
import { useSession } from 'shared-auth';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { DraftOffer } from './components/DraftOffer.tsx';
import { createDraftStore, type StoredDraft } from './draft/draftStore.ts';
import type { OpenedAgreement } from './model/openedAgreement.ts';
import { WizardEditor } from './WizardEditor.tsx';

type WizardStartProps = { readonly opened: OpenedAgreement; readonly local: InstitutionIdentity };

/** Opens the editor; where something was typed before and never saved, the person says first what becomes of it. */
export function WizardStart({ opened: openedNow, local }: WizardStartProps) {
  const { t } = useTranslation(MODULE_ID);
  const { subject } = useSession();
  // What is read again later is no reason to begin anew.
  const [opened] = useState(openedNow);
  const [store] = useState(() =>
    createDraftStore({ subject: subject ?? '', agreementId: opened.id, tab: crypto.randomUUID() }),
  );
  const [drafts, setDrafts] = useState(() => store.list());
  const [begun, setBegun] = useState<StoredDraft | null>(null);
  const title = t(opened.id === null ? 'agreementWizard.title.new' : 'agreementWizard.title.edit', {
    id: opened.id,
  });

  if (begun === null && drafts.length > 0) {
    return (
      <DraftOffer
        title={title}
        drafts={drafts}
        version={opened.version}
        onContinue={(draft) => {
          // From here on this tab keeps it under its own name.
          setBegun(draft);
        }}
        onDiscard={({ key }) => {
          store.remove(key);
          setDrafts(store.list());
        }}
        onLater={() => setDrafts([])}
      />
    );
  }
  return <WizardEditor title={title} opened={opened} local={local} store={store} begun={begun} />;
}
