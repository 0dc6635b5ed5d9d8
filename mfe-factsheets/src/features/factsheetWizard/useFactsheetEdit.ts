import { editedFactsheet } from 'shared-contracts/factsheets/entities/editedFactsheet.ts';
import { readBy } from 'shared-record/model';
import { useRecordForm, useWizard, type BegunDraft } from 'shared-record/wizard';
import { useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { useSaveFactsheet } from './api/factsheet.mutations.ts';
import { FACTSHEET_SHAPE } from './model/factsheetConflict.ts';
import type { FactsheetForm } from './model/factsheetForm.ts';
import { FACTSHEET_STEPS } from './model/factsheetSteps.ts';
import { openedFactsheet, type OpenedFactsheet } from './model/openedFactsheet.ts';
import { isDueInFactsheet } from './model/isDue.ts';
import { toChanges, toWire } from './model/toWire.ts';

/** All that can be done with the factsheet that is open; saved from the last step, one goes on with it from the first. */
export function useFactsheetEdit(opened: OpenedFactsheet, draft: BegunDraft<FactsheetForm>) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: FACTSHEET_SHAPE,
    steps: FACTSHEET_STEPS,
    isDue: isDueInFactsheet,
  });
  return useWizard(record, {
    draft,
    mutation: useSaveFactsheet(),
    toSent: (form, from, action: 'save' | 'saveStep') =>
      action === 'save' ? toWire(form, from) : toChanges(form, from),
    readCurrent: readBy(editedFactsheet.schema, openedFactsheet),
    onSaved: (saved) => {
      toast({ kind: 'success', text: t('factsheetWizard.saved') });
      return openedFactsheet(saved);
    },
    needsAll: (action) => action === 'save',
    isStepwise: true,
    staysAtStep: (action) => action === 'saveStep',
  });
}
