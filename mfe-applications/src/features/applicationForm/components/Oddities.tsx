import { universityDay } from 'shared-contracts/dates/universityTime.ts';
import { Alert, useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import { useApplicationForm } from '../formContext.ts';
import type { ApplicationForm } from '../model/form/applicationForm.ts';
import { odditiesOf, oddityFacts, type Oddity } from '../model/answers/oddities.ts';

/** Says what looks wrong beside something else, and lets one go on all the same. */
export function Oddities({ of }: { readonly of: readonly Oddity[] }) {
  const { t } = useTranslation(MODULE_ID);
  const { isReadOnly } = useApplicationForm();
  const { control } = useFormContext<ApplicationForm>();
  const [birthDate, issueDate, semesterCurrent, semesterDuringMobility] = useWatch({
    control,
    name: [
      'studentData.0.birthDate',
      'studentData.0.identificationIssueDate',
      'studiesData.semesterCurrent',
      'studiesData.semesterDuringMobility',
    ],
  });
  const values = { birthDate, issueDate, semesterCurrent, semesterDuringMobility };
  const found = odditiesOf(of, oddityFacts(values, universityDay(new Date())));
  if (isReadOnly || found.length === 0) return null;
  return (
    <Alert kind="information">{found.map((name) => t(`applicationForm.oddities.${name}`)).join(' ')}</Alert>
  );
}
