import { WizardView, type BegunDraft } from 'shared-record/wizard';
import { Button, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { FactsheetConflict } from './components/FactsheetConflict.tsx';
import { StepContent } from './components/StepContent.tsx';
import type { FactsheetForm } from './model/factsheetForm.ts';
import type { OpenedFactsheet } from './model/openedFactsheet.ts';
import { useFactsheetEdit } from './useFactsheetEdit.ts';
import { useFieldNames } from './useFieldNames.ts';

type FactsheetEditorProps = {
  readonly title: string;
  readonly opened: OpenedFactsheet;
  readonly draft: BegunDraft<FactsheetForm>;
};

/** The wizard of a factsheet that is open; it is saved from the last step. */
export function FactsheetEditor({ title, opened, draft }: FactsheetEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const edit = useFactsheetEdit(opened, draft);
  const nameOf = useFieldNames();
  return (
    <WizardView
      title={title}
      namespace={MODULE_ID}
      set="MobilityFactsheets"
      edit={edit}
      nameOf={nameOf}
      actions={
        edit.goNext === undefined && (
          <Button appearance="primary" isBusy={edit.saving !== null} onClick={() => edit.save('save')}>
            {t('factsheetWizard.save')}
          </Button>
        )
      }
      conflictPage={(conflict) => <FactsheetConflict {...conflict} />}
    >
      <StepContent id={edit.step.id} />
    </WizardView>
  );
}
