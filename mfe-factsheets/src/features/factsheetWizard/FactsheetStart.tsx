import { useState } from 'react';
import { nameIn } from 'shared-contracts/text/names.ts';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { FactsheetEditor } from './FactsheetEditor.tsx';
import { FACTSHEET_DRAFT_KIND } from './model/factsheetDraftKind.ts';
import { FACTSHEET_TEXTS } from './model/factsheetTexts.ts';
import type { OpenedFactsheet } from './model/openedFactsheet.ts';

/** Opens the editor; where something was typed before and never saved, the person says first what becomes of it. */
export function FactsheetStart({ opened: openedNow }: { readonly opened: OpenedFactsheet }) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  // What is read again later is no reason to begin anew.
  const [opened] = useState(openedNow);
  const { id, version, institution } = opened;
  const title = t('factsheetWizard.titleOf', { id, name: nameIn(institution, language) });
  return (
    <RecordTexts namespace={MODULE_ID} keys={FACTSHEET_TEXTS}>
      <DraftStart
        title={title}
        kind={FACTSHEET_DRAFT_KIND}
        recordId={id}
        version={version}
        saved={opened.form}
      >
        {(draft) => <FactsheetEditor title={title} opened={opened} draft={draft} />}
      </DraftStart>
    </RecordTexts>
  );
}
