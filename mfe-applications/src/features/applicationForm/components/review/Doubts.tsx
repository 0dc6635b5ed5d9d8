import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { useErrorTexts } from 'shared-record/edit';
import { Alert, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { useApplicationForm } from '../../formContext.ts';
import { applicationDoubts } from '../../model/steps/doubts.ts';
import { useMobilityChoices } from '../../useMobilityChoices.ts';
import type { ApplicationForm } from '../../model/form/applicationForm.ts';
import { FieldLinks } from './FieldLinks.tsx';

type DoubtsProps = { readonly form: ApplicationForm; readonly onField: (field: string) => void };

/** What the fields of all steps say looks wrong, each with a way to its place; it does not prevent submission. */
export function Doubts({ form, onField }: DoubtsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { nameOf } = useErrorTexts();
  const { isOffice } = useApplicationForm();
  const { choices } = useMobilityChoices(form.studiesData.department);
  const doubts = applicationDoubts(form, universityDay(new Date()), choices ?? []);
  if (doubts.length === 0) return null;
  return (
    <Alert kind="warning">
      <strong>{t(`applicationForm.doubts.${isOffice ? 'office' : 'own'}`, { count: doubts.length })}</strong>
      <FieldLinks
        links={doubts.map(({ field, reason }) => ({
          field,
          text: `${nameOf(field)}: ${t(`applicationForm.doubts.${reason}`)}`,
        }))}
        onField={onField}
      />
    </Alert>
  );
}
