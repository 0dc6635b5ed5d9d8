import { useState } from 'react';
import { RecordTexts } from 'shared-record/edit';
import { DraftStart } from 'shared-record/wizard';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { NEW_COORDINATOR_DRAFT_KIND, openedNew } from './model/newCoordinatorForm.ts';
import { NewCoordinatorEditor } from './NewCoordinatorEditor.tsx';

const TEXTS = { 'SavedOverlay.saved': 'newCoordinator.saved' } as const;

/** The form of a new ECTS coordinator (`/ects-coordinators/form`). Source: specification document 2, section 2.5. */
export default function NewCoordinatorPage() {
  const { t } = useTranslation(MODULE_ID);
  const [opened] = useState(openedNew);
  const title = t('newCoordinator.title');
  return (
    <RecordTexts namespace={MODULE_ID} keys={TEXTS}>
      <DraftStart title={title} kind={NEW_COORDINATOR_DRAFT_KIND} recordId={null} version={null}>
        {(draft) => <NewCoordinatorEditor title={title} opened={opened} draft={draft} />}
      </DraftStart>
    </RecordTexts>
  );
}
