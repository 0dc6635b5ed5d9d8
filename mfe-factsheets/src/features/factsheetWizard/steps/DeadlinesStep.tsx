import { FACTSHEET } from 'shared-contracts/members/factsheet.ts';
import { INCOMINGS_CALENDAR } from 'shared-contracts/members/factsheetParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { FieldGrid, FieldSection, NumberField, TextField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const CALENDARS = ['deadlineIncomingsCalendar', 'deadlineNominationsCalendar'] as const;
const TERMS = ['autumnTerm', 'springTerm'] as const;
const WEEKS = ['decisionResponseWeeksLimit', 'transcriptOfRecordsWeeksLimit'] as const;
/** Room for `--MM-DD` with what somebody types beside it by mistake. */
const DAY_LENGTH = 12;

/** By when applications and nominations have to arrive, and within how many weeks the office answers. */
export function DeadlinesStep() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(FACTSHEET);
  const termLabel = useMemberLabel(INCOMINGS_CALENDAR);
  const { control } = useFormContext<FactsheetForm>();
  return (
    <>
      {CALENDARS.map((calendar) => (
        <FieldSection key={calendar} legend={label(calendar)}>
          <FieldGrid columns={2}>
            {TERMS.map((term) => (
              <TextField
                key={term}
                control={control}
                name={`${calendar}.${term}`}
                label={termLabel(term)}
                hint={t('factsheetWizard.DeadlinesStep.dayHint')}
                maxLength={DAY_LENGTH}
                isRequired
              />
            ))}
          </FieldGrid>
        </FieldSection>
      ))}
      <FieldSection legend={t('factsheetWizard.DeadlinesStep.weeks')}>
        <FieldGrid columns={2}>
          {WEEKS.map((member) => (
            <NumberField
              key={member}
              control={control}
              name={member}
              label={label(member)}
              hint={t('factsheetWizard.DeadlinesStep.weeksHint', FACTSHEET.fields[member])}
              isRequired
              isWhole
            />
          ))}
        </FieldGrid>
      </FieldSection>
    </>
  );
}
