import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { INCOMINGS_CALENDAR } from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { useMemberLabel } from 'shared-record/pages';
import { cellOf } from '../../model/cells/cellSpec.ts';
import { Facts } from '../parts/Facts.tsx';
import { ViewSection } from '../parts/ViewSection.tsx';
import { DeadlineText } from './DeadlineText.tsx';

type DeadlineSectionProps = {
  readonly letter: 'D' | 'E';
  readonly calendar: FactsheetView['deadlineIncomingsCalendar'];
};

/** D and E: until when applications and nominations have to be there, for either term. */
export function DeadlineSection({ letter, calendar }: DeadlineSectionProps) {
  const label = useMemberLabel(INCOMINGS_CALENDAR);
  const member = letter === 'D' ? 'deadlineIncomingsCalendar' : 'deadlineNominationsCalendar';
  return (
    <ViewSection letter={letter}>
      <Facts
        entries={(['autumnTerm', 'springTerm'] as const).map((term) => [
          label(term),
          calendar?.[term] && <DeadlineText dayOfYear={calendar[term]} />,
          cellOf(`${member}.${term}`, INCOMINGS_CALENDAR.fields[term]),
        ])}
      />
    </ViewSection>
  );
}
