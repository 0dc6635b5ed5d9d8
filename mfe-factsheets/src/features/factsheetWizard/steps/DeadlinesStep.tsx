import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import { INCOMINGS_CALENDAR } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { DayMonthField, FieldGrid, FieldSection, NumberField, useFormContext } from 'shared-ui/fields';
import { MODULE_ID } from '../../../moduleId.ts';
import type { FactsheetForm } from '../model/factsheetForm.ts';

const CALENDARS = ['deadlineIncomingsCalendar', 'deadlineNominationsCalendar'] as const;
const TERMS = ['autumnTerm', 'springTerm'] as const;
const WEEKS = ['decisionResponseWeeksLimit', 'transcriptOfRecordsWeeksLimit'] as const;

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
              <DayMonthField
                key={term}
                control={control}
                name={`${calendar}.${term}`}
                label={termLabel(term)}
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
              hint={t('factsheetWizard.DeadlinesStep.weeksHint')}
              isRequired
              isWhole
            />
          ))}
        </FieldGrid>
      </FieldSection>
    </>
  );
}
