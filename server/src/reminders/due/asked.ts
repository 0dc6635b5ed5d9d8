import { type RawBuilder, sql } from 'kysely';
import type { ReminderChoice } from 'shared-contracts/reminders/reminderSettings.ts';
import type { Permission } from 'shared-contracts/rights/permissions.ts';
import type { Database } from '../../database/database.ts';

/** Who is reminded: rights decide of what. */
export type RemindedPerson = { readonly id: number; readonly permissions: readonly Permission[] };

/** Which reminders are meant: those that are shown, that the person has put away, that no mail has told yet, or that belong to a mail. */
export type Which =
  { readonly kind: 'shown' | 'hidden' | 'unmailed' } | { readonly kind: 'mail'; readonly id: number };

/** - today: the day in Athens; most: reminders of a kind that are given at most */
export type Asked = {
  readonly database: Database;
  readonly person: RemindedPerson;
  readonly choice: ReminderChoice;
  readonly now: Date;
  readonly today: string;
  readonly which: Which;
  readonly most: number;
};

/** What was noted of a reminder; null for nothing. */
type Mark = { readonly mailId: number | null; readonly isHidden: boolean } | null;

export function isMeant(which: Which, mark: Mark): boolean {
  const isHidden = mark?.isHidden ?? false;
  const mailId = mark?.mailId ?? null;
  switch (which.kind) {
    case 'shown':
      return !isHidden;
    case 'hidden':
      return isHidden;
    case 'unmailed':
      return !isHidden && mailId === null;
    case 'mail':
      return !isHidden && mailId === which.id;
  }
}

/** The same rule as {@link isMeant}, of the row `mark` of `reminder_marks`, which may be missing. */
export function isMeantSql(which: Which): RawBuilder<boolean> {
  switch (which.kind) {
    case 'shown':
      return sql`mark.hidden_at is null`;
    case 'hidden':
      return sql`mark.hidden_at is not null`;
    case 'unmailed':
      return sql`mark.hidden_at is null and mark.mail_id is null`;
    case 'mail':
      return sql`mark.hidden_at is null and mark.mail_id = ${which.id}`;
  }
}

/** Reads what was noted of a person's reminders whose keys do not begin with a text. */
export async function marksOf(
  { database, person }: Pick<Asked, 'database' | 'person'>,
  except: string,
): Promise<ReadonlyMap<string, Mark>> {
  const { rows } = await sql<{ key: string; mailId: number | null; isHidden: boolean }>`
    select key, mail_id as "mailId", hidden_at is not null as "isHidden" from reminder_marks
    where user_id = ${person.id} and not starts_with(key, ${except})`.execute(database);
  return new Map(rows.map(({ key, ...mark }) => [key, mark]));
}
