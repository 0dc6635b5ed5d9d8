import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'shared-ui/fields';
import { ConflictPage, type ConflictPageProps } from '../conflict/ConflictPage.tsx';
import { ErrorTexts } from '../errors/ErrorTexts.tsx';
import { LeaveDialog } from '../leaving/LeaveDialog.tsx';
import type { OpenedRecord } from '../save/openedRecord.ts';
import { SavedOverlay } from '../save/SavedOverlay.tsx';
import type { WizardStep } from '../steps/wizardSteps.ts';
import type { WizardEdit } from './useWizard.ts';
import { WizardNotices } from './WizardNotices.tsx';
import { WizardShell } from './WizardShell.tsx';

type WizardViewProps<Form extends FieldValues, Id extends string, Action extends string> = {
  readonly title: string;
  /** What is to be known of the record, below the title. */
  readonly description?: ReactNode;
  /** Of the steps' titles. */
  readonly namespace: string;
  /** Set of the record: whoever edits is told when somebody else changes it. */
  readonly set?: SetName;
  readonly edit: WizardEdit<Form, OpenedRecord<Form>, WizardStep<Form, Id>, Action>;
  /** Names the fields for errors; keep it the same between renders. */
  readonly nameOf: (field: string) => string;
  /** Sentence of a refused save that concerns no field, where the screen has one of its own. */
  readonly reasonOf?: (code: string) => string | undefined;
  readonly isReadOnly?: boolean;
  /** `side`: the steps stand beside the current one, where there is room. */
  readonly stepsAt?: 'top' | 'side';
  /** Heading of what stands in the step's place, such as a summary; the step's title when absent. */
  readonly heading?: string | undefined;
  /** Why one cannot go on from the current step now. */
  readonly nextBlock?: string | undefined;
  /** What is not kept when the page is left, for the question that comes then. */
  readonly unkept?: string | undefined;
  /** What the screen itself has to say above the step. */
  readonly notices?: ReactNode;
  /** Buttons that save. */
  readonly actions: ReactNode;
  /** Draws what differs from another version; by the names of the fields when absent. */
  readonly conflictPage?: (props: ConflictPageProps<Form>) => ReactNode;
  /** The fields of the current step. */
  readonly children: ReactNode;
};

/** A wizard on the screen: the step that the address names, with what has to be known; what differs from another version comes first. */
export function WizardView<Form extends FieldValues, Id extends string, Action extends string>(
  props: WizardViewProps<Form, Id, Action>,
) {
  const { edit, isReadOnly = false } = props;
  const { conflictPage = (conflict) => <ConflictPage {...conflict} /> } = props;
  return (
    <FormProvider {...edit.form}>
      <ErrorTexts nameOf={props.nameOf}>
        {edit.conflict ? (
          conflictPage(edit.conflict)
        ) : (
          <WizardShell
            title={props.title}
            description={props.description}
            namespace={props.namespace}
            edit={edit}
            isReadOnly={isReadOnly}
            stepsAt={props.stepsAt}
            nextBlock={props.nextBlock}
            heading={props.heading}
            notices={
              <WizardNotices edit={edit} set={props.set} reasonOf={props.reasonOf}>
                {props.notices}
              </WizardNotices>
            }
            actions={props.actions}
          >
            {props.children}
          </WizardShell>
        )}
      </ErrorTexts>
      {edit.isSaved && <SavedOverlay />}
      <LeaveDialog
        isOpen={edit.leave.isAsking}
        isLost={edit.hasDraftFailed}
        unkept={props.unkept}
        onLeave={edit.leaveAll}
        onStay={edit.leave.stay}
      />
    </FormProvider>
  );
}
