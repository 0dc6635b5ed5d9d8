import { useEffect, useRef } from 'react';
import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { readsGreek } from 'shared-contracts/text/language.ts';
import { readBy } from 'shared-record/model';
import { useRecordForm, useWizard, type BegunDraft } from 'shared-record/wizard';
import { useCan } from 'shared-auth';
import { useLanguage, useToast, useTranslation } from 'shared-ui/core';
import { LIST_PATH } from '../../lib/listPath.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { useSaveApplication } from './api/application.mutations.ts';
import { APPLICATION_SHAPE } from './model/form/applicationConflict.ts';
import { isApplicationDue } from './model/steps/applicationDue.ts';
import type { ApplicationForm } from './model/form/applicationForm.ts';
import { APPLICATION_STEPS, type ApplicationStepId } from './model/steps/applicationSteps.ts';
import { placeInApplication } from './model/steps/fieldPlaces.ts';
import { openedApplication, type OpenedApplication } from './model/form/openedApplication.ts';
import { needsAll, savedStatus, type FormAction } from './model/saving/formActions.ts';
import { SAVED_KEY } from './model/saving/formTexts.ts';
import { toWire } from './model/form/toWire.ts';
import type { PendingUploads } from './usePendingUploads.ts';

/** All that can be done with the application that is open; once it is saved the list follows. */
export function useApplicationEdit(
  opened: OpenedApplication,
  draft: BegunDraft<ApplicationForm>,
  uploads: PendingUploads,
) {
  const { t } = useTranslation(MODULE_ID);
  const { language } = useLanguage();
  const toast = useToast();
  const isOffice = useCan('application_settings');
  const record = useRecordForm({
    opened,
    begun: draft.begun,
    shape: APPLICATION_SHAPE,
    steps: APPLICATION_STEPS[opened.type],
    isDue: isApplicationDue,
  });
  const edit = useWizard(record, {
    draft,
    mutation: useSaveApplication(),
    toSent: (form, from, action: FormAction) => ({
      body: toWire(form, from, savedStatus(action, from.status)),
      creationKey: from.creationKey,
    }),
    readCurrent: readBy(applicationItem.schema, openedApplication),
    onSaved: ({ status, applicationNumber }) => {
      const key = SAVED_KEY[status];
      // The English text is the documents' own, and has no number.
      const number =
        status === 'submitted' && applicationNumber !== null && readsGreek(language)
          ? t('applicationForm.saved.number', { number: applicationNumber })
          : '';
      if (key !== null) toast({ kind: 'success', text: [t(key), number].filter(Boolean).join(' ') });
      return LIST_PATH;
    },
    place: placeInApplication,
    needsAll: (action, from) => needsAll(action, from.status),
    isStepwise: !isOffice,
    hasUnkept: uploads.hasFiles,
  });
  // Step by step for a student: no tab beyond the step that is shown. The office goes to any.
  const reached = isOffice ? null : edit.steps.indexOf(edit.step);
  // A file that was chosen goes with whatever is done next: what it waits for is taken as the form stands by then.
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
  });
  return {
    ...edit,
    reached,
    goNext: edit.goNext && (() => uploads.first(() => latest.current.goNext?.())),
    goPrevious: edit.goPrevious && (() => uploads.first(() => latest.current.goPrevious?.())),
    goToStep: (id: ApplicationStepId | undefined) => uploads.first(() => latest.current.goToStep(id)),
    save: (action: FormAction) => uploads.first(() => latest.current.save(action)),
  };
}
