import type { InstitutionIdentity } from 'shared-contracts/institutions/entities/institutionName.ts';
import { useState } from 'react';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { AGREEMENT_DRAFT_KIND } from './model/form/agreementDraftKind.ts';
import type { OpenedAgreement } from './model/form/openedAgreement.ts';
import { AGREEMENT_TEXTS } from './model/saving/saveTexts.ts';
import { WizardEditor } from './WizardEditor.tsx';

type WizardStartProps = { readonly opened: OpenedAgreement; readonly local: InstitutionIdentity };

/** Opens the editor; where something was typed before and never saved, the person says first what becomes of it. */
export function WizardStart({ opened: openedNow, local }: WizardStartProps) {
  const { t } = useTranslation(MODULE_ID);
  // What is read again later is no reason to begin anew.
  const [opened] = useState(openedNow);
  const { id, version } = opened;
  const title = t(id === null ? 'agreementWizard.title.new' : 'agreementWizard.title.edit', { id });
  return (
    <RecordTexts namespace={MODULE_ID} keys={AGREEMENT_TEXTS}>
      <DraftStart
        title={title}
        kind={AGREEMENT_DRAFT_KIND}
        recordId={id}
        version={version}
        saved={opened.form}
      >
        {(draft) => <WizardEditor title={title} opened={opened} local={local} draft={draft} />}
      </DraftStart>
    </RecordTexts>
  );
}
