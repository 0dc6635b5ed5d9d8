import { sql } from 'kysely';
import type { SetName } from 'shared-contracts/sets/sets.ts';
import type { Database } from '../../database/database.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { MODEL } from '../sets/model.ts';
import { readRecord } from '../../records/read/readRecord.ts';

/** Entries of the history that are in memory at one time; an entry holds a whole record. */
const ENTRIES_AT_ONCE = 100;

type Asked = { readonly database: Database; readonly caller: SignedInCaller; readonly now: Date };

/**
 * Writes everything that the portal keeps of a person as one JSON object, piece by piece: the person's record and contacts, all their applications with
 * all parts, deleted ones too, their files by name, what was changed of both, when and by whom, the factsheets that they looked at, what they study by their own word and the destinations that they keep, when they took or declined the tour, what they asked to be reminded of and were, when
 * they are away, which departments they look after, how they keep lists, what the office wrote about their applications, the mails that confirmed a submission, and role and language of their last sign-in.
 *
 * - of whoever else changed something it says `office`, not who; of the portal itself `portal`
 * - contents of files are not in it
 */
export async function* readOwnData(asked: Asked): AsyncGenerator<Uint8Array> {
  const { caller, now } = asked;
  const encoder = new TextEncoder();
  const begin = { madeAt: now.toISOString(), user: await record(asked, 'Users', caller.id) };
  yield encoder.encode(JSON.stringify(begin, null, 1).slice(0, -2));
  for (const [member, items] of Object.entries(listsOf(asked))) {
    yield encoder.encode(`,\n "${member}": [`);
    let separator = '\n';
    for await (const item of items) {
      yield encoder.encode(separator + JSON.stringify(item));
      separator = ',\n';
    }
    yield encoder.encode(']');
  }
  yield encoder.encode('\n}\n');
}

function listsOf(asked: Asked): Readonly<Record<string, AsyncGenerator>> {
  return {
    contacts: records(asked, 'MobilityContacts', 'uid'),
    applications: records(asked, 'ApplicationStudentStudiesForms', 'owner_id'),
    files: records(asked, 'ApplicationFiles', 'owner_id'),
    history: history(asked),
    notes: notes(asked),
    factsheetsLookedAt: factsheets(asked),
    destinationStudies: destinationStudies(asked),
    destinationsKept: destinationsKept(asked),
    toursKnown: toursKnown(asked),
    reminders: reminders(asked),
    remindersNoted: remindersNoted(asked),
    absences: absences(asked),
    departmentsLookedAfter: departmentsLookedAfter(asked),
    views: views(asked),
    listChoices: listChoices(asked),
    confirmations: confirmations(asked),
    role: role(asked),
  };
}

/** Reads a record as nobody's rights cut it: it is the person's own. */
async function record({ database }: Asked, set: SetName, id: number): Promise<object | null> {
  return readRecord({ database }, null, MODEL[set], id);
}

async function* records(asked: Asked, set: SetName, owner: string): AsyncGenerator {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(MODEL[set].table)} where ${sql.ref(owner)} = ${asked.caller.id} order by id`.execute(
    asked.database,
  );
  for (const { id } of rows) yield withoutOfficer(await record(asked, set, id));
}

/** Who of the office is in charge says nothing of the person: of whoever else it is, only `office` is told. */
function withoutOfficer(item: object | null): object | null {
  if (item === null || !('officer' in item)) return item;
  const { officer: _officer, ...rest } = item;
  return rest;
}

type Entry = { readonly id: string; readonly at: Date; readonly by: string } & Readonly<
  Record<string, unknown>
>;

async function* history({ database, caller }: Asked): AsyncGenerator {
  let last = '0';
  for (;;) {
    const { rows } = await sql<Entry>`
      select id, at, case when user_id = ${caller.id} then 'you' when user_id is null then 'portal' else 'office' end as by,
        set_name as "set", record_id as "recordId", operation, coalesce(after, before) - 'officer' as record
      from audit_entries where set_name in ('ApplicationStudentStudiesForms', 'ApplicationFiles')
      and coalesce(after, before)->>'owner' = ${String(caller.id)} and id > ${last}::bigint
      order by id limit ${ENTRIES_AT_ONCE}`.execute(database);
    for (const { id: _id, ...entry } of rows) yield entry;
    if (rows.length < ENTRIES_AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** What the office wrote about the person's applications, not who of it. */
async function* notes({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select application_id as application, kind, application_notes.created_at as at, text
    from application_notes join applications on applications.id = application_id
    where applications.owner_id = ${caller.id} order by application_notes.id`.execute(database);
  yield* rows;
}

async function* factsheets({ database, caller }: Asked): AsyncGenerator {
  yield* await database
    .selectFrom('factsheet_looks')
    .select(['factsheet_id as factsheetId', 'looked_at as lookedAt'])
    .where('user_id', '=', caller.id)
    .orderBy('factsheet_id')
    .execute();
}

/** What the person answered when destinations were looked for. */
async function* destinationStudies({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select department_id as department, study_cycle as "studyCycle" from destination_studies where user_id = ${caller.id}`.execute(
    database,
  );
  yield* rows;
}

async function* destinationsKept({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select institution_id as institution, kept_at as "keptAt" from kept_destinations
    where user_id = ${caller.id} order by position, institution_id`.execute(database);
  yield* rows;
}

/** When the person took or declined the tour of the portal. */
async function* toursKnown({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select known_at as "knownAt" from tours_known where user_id = ${caller.id}`.execute(database);
  yield* rows;
}

async function* reminders({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select kinds, is_mailed as "isMailed", language, days_before as "daysBefore", months_before_end as "monthsBeforeEnd",
      unanswered_days as "unansweredDays", date_modified as "dateModified"
    from reminder_settings where user_id = ${caller.id}`.execute(database);
  yield* rows;
}

/** When the person is away; who stands in says nothing of them. */
async function* absences({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select first_day::text as "firstDay", last_day::text as "lastDay" from officer_absences
    where user_id = ${caller.id} order by first_day`.execute(database);
  yield* rows;
}

async function* departmentsLookedAfter({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select department_id as department from officer_departments where user_id = ${caller.id} order by department_id`.execute(
    database,
  );
  yield* rows;
}

/** How the person keeps lists, with what is searched for in them. */
async function* views({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select list, name, query, is_shared as "isShared", changed_at as "changedAt" from list_views
    where owner_id = ${caller.id} order by list, id`.execute(database);
  yield* rows;
}

/** - start: name of the view with which the list begins */
async function* listChoices({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select list_choices.list, columns, list_views.name as start
    from list_choices left join list_views on list_views.id = start_view_id
    where user_id = ${caller.id} order by list_choices.list`.execute(database);
  yield* rows;
}

/** - mailedOn: the day of the mail that told it; hiddenAt: when the person put it away */
async function* remindersNoted({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select key, reminder_mails.day::text as "mailedOn", state as mail, hidden_at as "hiddenAt"
    from reminder_marks left join reminder_mails on reminder_mails.id = mail_id
    where reminder_marks.user_id = ${caller.id} order by noted_at, key`.execute(database);
  yield* rows;
}

/** Mails that confirmed a submission. */
async function* confirmations({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select application_id as application, submitted_at as "submittedAt", state as mail, settled_at as "mailedAt"
    from application_mails where user_id = ${caller.id} order by id`.execute(database);
  yield* rows;
}

async function* role({ database, caller }: Asked): AsyncGenerator {
  const { rows } = await sql<object>`
    select role, language, seen_at as "seenAt" from user_roles where user_id = ${caller.id}`.execute(
    database,
  );
  yield* rows;
}
