import { useMemo } from 'react';
import { applicationRefusal } from 'shared-contracts/applications/applicationLifeCycle.ts';
import { applicationEdit } from 'shared-contracts/releases/addresses.ts';
import { useSession } from 'shared-auth';
import { ErrorTexts } from 'shared-record/edit';
import { stepOf } from 'shared-record/model';
import { useWizardStep } from 'shared-record/wizard';
import { ButtonLink, useTranslation } from 'shared-ui/core';
import { FormProvider, useForm } from 'shared-ui/fields';
import { WizardFrame } from 'shared-ui/wizard';
import { MODULE_ID } from '../../moduleId.ts';
import { ApplicationPdfButton } from '../applicationPdf/ApplicationPdfButton.tsx';
import { ApplicationPaper } from './components/ApplicationPaper.tsx';
import { Doubts } from './components/review/Doubts.tsx';
import { LazyApplicationWay } from './components/LazyApplicationWay.tsx';
import { FormButtons } from './components/FormButtons.tsx';
import { ApplicationLine } from './components/ApplicationLine.tsx';
import { ReturnNotice } from './components/ReturnNotice.tsx';
import { SendBack } from './components/SendBack.tsx';
import { StepContent } from './StepContent.tsx';
import { ApplicationFormContext } from './formContext.ts';
import { APPLICATION_STEPS } from './model/steps/applicationSteps.ts';
import { formButtons } from './model/saving/formActions.ts';
import { TITLE_KEY } from './model/saving/formTexts.ts';
import type { OpenedApplication } from './model/form/openedApplication.ts';
import { HistoryPart, NotesPart, OfficeCard } from './office/lazyOffice.tsx';
import { NO_UPLOADS } from './usePendingUploads.ts';
import { useFieldNames } from './useFieldNames.ts';
import { useValueNames } from './useValueNames.ts';

/** All of an application below one another, before its steps. */
const WHOLE = { id: 'whole', titleKey: 'applicationForm.whole', icon: 'factsheet' } as const;
/** What the office has beside it. */
const NOTES = { id: 'notes', titleKey: 'applicationForm.office.notes.name', icon: 'edit' } as const;
const HISTORY = { id: 'history', titleKey: 'applicationForm.office.history.name', icon: 'calendar' } as const;

/** An application to be read: whole first, then step by step; nothing of it can be changed. The office has its notes and its history on the same page. */
export function ApplicationView({ opened }: { readonly opened: OpenedApplication }) {
  const { t } = useTranslation(MODULE_ID);
  const { permissions } = useSession();
  const isOffice = permissions.includes('application_settings');
  const form = useForm({ defaultValues: opened.form });
  const steps = APPLICATION_STEPS[opened.type];
  const pages = useMemo(() => [WHOLE, ...steps, ...(isOffice ? [NOTES, HISTORY] : [])], [steps, isOffice]);
  const nameOf = useFieldNames();
  const names = useValueNames(useMemo(() => [opened.form], [opened.form]));
  const { step, previous, next, goTo } = useWizardStep(pages, () => null);
  const { id, type, ownerId, applicationYear, applicant, returnReason } = opened;
  const { status, isReturned, isAccountClosed } = opened;
  const isLastStep = step.id === steps.at(-1)?.id;
  // Students see their own applications alone.
  const applicationFacts = { status: opened.status, isDeleted: false, isOwn: !isOffice };
  // What a student has not handed in yet is the office's to validate too, and is hardly what the page was opened for.
  const mayValidate =
    status === 'submitted' && applicationRefusal('validate', applicationFacts, permissions) === undefined;
  const facts = useMemo(
    () => ({
      applicationId: id,
      type,
      status,
      isReturned,
      isAccountClosed,
      ownerId,
      applicationYear,
      applicant,
      isReadOnly: true,
      isOffice,
      uploads: NO_UPLOADS,
      blockNext: () => undefined,
    }),
    [id, type, status, isReturned, isAccountClosed, ownerId, applicationYear, applicant, isOffice],
  );
  return (
    <FormProvider {...form}>
      <ApplicationFormContext value={facts}>
        <WizardFrame
          title={t(TITLE_KEY[type])}
          way={id !== null && <LazyApplicationWay applicationId={id} />}
          description={<ApplicationLine opened={opened} />}
          steps={pages.map((one) => ({
            id: one.id,
            title: t(one.titleKey),
            hasErrors: false,
            ...('icon' in one ? { isWhole: true, icon: one.icon } : {}),
          }))}
          currentId={step.id}
          stepsAt="side"
          isReadOnly={step.id !== NOTES.id}
          hasMainAction={mayValidate}
          paper={() => <ApplicationPaper steps={steps} form={opened.form} names={names} />}
          notices={
            <>
              {returnReason !== null && <ReturnNotice reason={returnReason} />}
              {isOffice && id !== null && <OfficeCard application={{ ...opened, id }} names={names} />}
              {isOffice && (
                <ErrorTexts nameOf={nameOf}>
                  <Doubts form={opened.form} onField={(field) => goTo(stepOf(field, steps)?.id ?? step.id)} />
                </ErrorTexts>
              )}
            </>
          }
          onStepSelect={(wanted) => {
            const found = pages.find((one) => one.id === wanted);
            if (found) goTo(found.id);
          }}
          onPrevious={previous && (() => goTo(previous))}
          onNext={next && (() => goTo(next))}
          actions={
            <>
              {id !== null && isOffice && (
                <ButtonLink to={applicationEdit({ formId: id })} icon="edit">
                  {t('applicationForm.office.edit')}
                </ButtonLink>
              )}
              {id !== null && <ApplicationPdfButton id={id} />}
              {applicationRefusal('sendBack', applicationFacts, permissions) === undefined && (
                <SendBack application={opened} />
              )}
              <FormButtons
                buttons={formButtons({
                  facts: applicationFacts,
                  permissions,
                  isLastStep,
                  isReadOnly: true,
                })}
                isLastStep={isLastStep}
                onAction={() => undefined}
              />
              {id !== null && mayValidate && (
                <ButtonLink
                  to={`${applicationEdit({ formId: id })}?step=${steps.at(-1)?.id}`}
                  icon="success"
                  appearance="primary"
                >
                  {t('applicationForm.office.validate')}
                </ButtonLink>
              )}
            </>
          }
        >
          {step.id === WHOLE.id && <ApplicationPaper steps={steps} form={opened.form} names={names} />}
          {step.id === NOTES.id && id !== null && <NotesPart applicationId={id} />}
          {step.id === HISTORY.id && id !== null && <HistoryPart applicationId={id} />}
          {!('icon' in step) && <StepContent id={step.id} />}
        </WizardFrame>
      </ApplicationFormContext>
    </FormProvider>
  );
}
