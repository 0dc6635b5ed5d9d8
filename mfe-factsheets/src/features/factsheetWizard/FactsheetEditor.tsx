import { WizardView, type BegunDraft } from 'shared-record/wizard';
import { Button, ButtonLink, StatusBadge, TextLink, useTranslation } from 'shared-ui/core';
import { ActiveContext } from './components/activeContext.ts';
import { MODULE_ID } from '../../moduleId.ts';
import { FactsheetConflict } from './components/FactsheetConflict.tsx';
import { StepContent } from './StepContent.tsx';
import type { FactsheetForm } from './model/factsheetForm.ts';
import type { OpenedFactsheet } from './model/openedFactsheet.ts';
import { useFactsheetEdit } from './useFactsheetEdit.ts';
import { useFieldNames } from './useFieldNames.ts';

type FactsheetEditorProps = {
  readonly title: string;
  readonly opened: OpenedFactsheet;
  readonly draft: BegunDraft<FactsheetForm>;
};

/** The wizard of a factsheet that is open; it is saved from any step, and from the last one it goes on at the first. */
export function FactsheetEditor({ title, opened, draft }: FactsheetEditorProps) {
  const { t } = useTranslation(MODULE_ID);
  const edit = useFactsheetEdit(opened, draft);
  const nameOf = useFieldNames();
  const { isActive } = edit.base;
  const viewAddress = `/factsheets/view/${edit.base.id}`;
  const isLast = edit.goNext === undefined;
  return (
    <WizardView
      title={title}
      namespace={MODULE_ID}
      set="MobilityFactsheets"
      edit={edit}
      nameOf={nameOf}
      description={
        <>
          <StatusBadge tone={isActive ? 'success' : 'neutral'}>
            {t(`factsheetWizard.${isActive ? 'active' : 'inactive'}`)}
          </StatusBadge>{' '}
          <TextLink to={viewAddress}>{t('factsheetWizard.view')}</TextLink>
        </>
      }
      actions={
        <>
          <ButtonLink to={viewAddress}>{t('factsheetWizard.cancel')}</ButtonLink>
          <Button
            appearance={isLast ? 'primary' : 'secondary'}
            isBusy={edit.saving !== null}
            onClick={() => edit.save(isLast ? 'save' : 'saveStep')}
          >
            {t('factsheetWizard.save')}
          </Button>
        </>
      }
      conflictPage={(conflict) => <FactsheetConflict {...conflict} />}
    >
      <ActiveContext value={isActive}>
        <StepContent id={edit.step.id} />
      </ActiveContext>
    </WizardView>
  );
}
