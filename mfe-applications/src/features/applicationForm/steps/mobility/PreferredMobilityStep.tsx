import { useTranslation } from 'shared-ui/core';
import { useFormContext, useWatch } from 'shared-ui/fields';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { ApplicationForm } from '../../model/applicationForm.ts';

/** Where the student would like to go. Source: specification document 3, section 2, step 3. */
export function PreferredMobilityStep() {
  const { t } = useTranslation(MODULE_ID);
  const { control } = useFormContext<ApplicationForm>();
  const mobilities = useWatch({ control, name: 'prefferedMobility' });
  const persons = mobilities.map(({ responsiblePerson }) => responsiblePerson).filter(Boolean);
  return (
    <p>
      {persons.length === 0
        ? t('applicationForm.PreferredMobilityStep.none')
        : t('applicationForm.PreferredMobilityStep.chosen', { persons: persons.join('; ') })}
    </p>
  );
}
