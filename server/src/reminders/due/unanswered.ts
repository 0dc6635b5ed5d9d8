import { type RawBuilder, sql } from 'kysely';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import type { Turn } from 'shared-contracts/agreements/lifeCycle/agreementTurn.ts';
import { EWP_STATUS, TERMINATION_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Reminder } from 'shared-contracts/reminders/reminder.ts';
import { type AgreementRow, officeFactsSql } from '../../exchange/turn/factsSql.ts';
import { judgeCopies } from '../../exchange/turn/judgeCopies.ts';
import { turnSql } from '../../exchange/turn/turnSql.ts';
import { daysBefore } from '../days.ts';
import type { Asked } from './asked.ts';
import { isMeantSql } from './asked.ts';
import { BLANK_REMINDER } from './blankReminder.ts';
import { isRemindedOf, partnersOf } from './remindedAgreements.ts';

/** How the keys of these reminders begin. */
export const UNANSWERED_KEY = 'unanswered:';

type Proposal = {
  readonly id: number;
  readonly key: string;
  readonly day: string;
  readonly total: number;
  readonly turn: Turn;
  readonly partners: string[];
  readonly partnersGR: string[];
};

/**
 * Agreements in which the last word was said so many days ago as the person chose, and somebody has to say the next one: the partner, we, or either.
 * Of an end that was begun too, and of no agreement whose years are over.
 *
 * A word is a notification or an approval, of either side. What we opened for changes and have not sent is no proposal: there is nothing to answer.
 *
 * - reminders: the oldest ones; total: all of them
 */
export async function unansweredReminders(
  asked: Asked,
): Promise<{ readonly reminders: readonly Reminder[]; readonly total: number }> {
  const proposals = await findProposals(asked);
  return { total: proposals[0]?.total ?? 0, reminders: proposals.map(toReminder) };
}

/** A row of `agreements`. */
const ROW: AgreementRow = {
  key: sql.ref('agreements.id'),
  column: (name) => sql.ref(`agreements.${name}`),
};

function toReminder({ id, key, day, partners, partnersGR, turn }: Proposal): Reminder {
  return {
    ...BLANK_REMINDER,
    key,
    kind: 'unanswered',
    day,
    count: 1,
    agreements: [{ id, partners, partnersGR }],
    awaited: turn === 'us' || turn === 'partner' ? turn : 'both',
  };
}

/** What was put away, or belongs to a mail, is looked for among what was noted alone: few of a hundred thousand agreements. */
function isNoted({ person, which }: Asked): RawBuilder<boolean> {
  if (which.kind === 'shown' || which.kind === 'unmailed') return sql`true`;
  return sql`agreement_id in (
    select split_part(mark.key, ':', 2)::integer from reminder_marks mark
    where mark.user_id = ${person.id} and starts_with(mark.key, ${UNANSWERED_KEY}) and ${isMeantSql(which)})`;
}

async function findProposals(asked: Asked): Promise<readonly Proposal[]> {
  const { database, person, choice, today, which, most } = asked;
  await judgeCopies(database);
  const until = daysBefore(today, choice.unansweredDays);
  const { rows } = await sql<Proposal>`
    with said as (
      select agreement_id, max(date_created) as at from (
        select agreement_id, date_created from notifications
        union all select agreement_id, date_created from approval_responses
      ) word where ${isNoted(asked)} group by agreement_id
    ), proposal as (
      select agreements.id,
        to_char(said.at at time zone 'Europe/Athens', 'YYYY-MM-DD') as day
      from agreements join said on agreement_id = agreements.id
      where not is_deleted and end_year_id >= ${academicYearOf(new Date(today))} and (
        coalesce(terminated, 0) in (${TERMINATION_STATUS['Not terminated']}, ${TERMINATION_STATUS['IIA Terminated']})
          and ewp_status_id between ${EWP_STATUS['Notified by us']} and ${EWP_STATUS['Approved by partner']}
          and not (ewp_status_id = ${EWP_STATUS['Notified by us']} and approved_copy is not null and said.at < date_modified)
        or terminated between ${TERMINATION_STATUS['Termination initiated - awaiting approvals']}
          and ${TERMINATION_STATUS['Termination initiated - approved by partner']})
      and ${isRemindedOf(person)}
    ), due as (
      select proposal.*, ${UNANSWERED_KEY} || proposal.id || ':' || day as key from proposal where day <= ${until}
    )
    select shown.*, ${turnSql(officeFactsSql(ROW))} as turn, ${partnersOf(sql`shown.id`, 'en')} as partners,
      ${partnersOf(sql`shown.id`, 'el')} as "partnersGR" from (
      select due.*, count(*) over ()::integer as total
      from due left join reminder_marks mark on mark.user_id = ${person.id} and mark.key = due.key
      where ${isMeantSql(which)}
      order by day, id limit ${most}
    ) shown join agreements on agreements.id = shown.id order by day, shown.id`.execute(database);
  return rows;
}
