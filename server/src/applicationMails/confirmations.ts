import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import {
  applicationItem,
  type ApplicationItem,
} from 'shared-contracts/applications/entities/applicationItem.ts';
import { FILE_SLOTS } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { LANGUAGE_TAG, type LanguageTag } from 'shared-contracts/text/language.ts';
import { readRecord } from '../data/records.ts';
import { pngOf, type UniversityFiles } from '../config/university/readUniversity.ts';
import type { Database } from '../database/database.ts';
import type { RegularMails } from '../mails/mailRegularly.ts';
import { findRecipient, mailLanguage } from '../mails/recipient.ts';
import { confirmationMail } from './confirmationMail.ts';
import { drawApplication, type DrawnApplication } from './drawApplication.ts';
import { forgetConfirmations, makeConfirmations } from './makeConfirmations.ts';

type ConfirmationOptions = {
  readonly publicUrl: string;
  /** Whose document the PDF is. */
  readonly university?: UniversityFiles | null;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly draw?: (input: DrawnApplication, signal: AbortSignal) => Promise<Uint8Array>;
};

/** Mails that confirm submissions. One that was sent back or deleted before its mail went is not confirmed any more. */
export function confirmations({
  publicUrl,
  log,
  university = null,
  draw = drawApplication,
}: ConfirmationOptions): RegularMails {
  return {
    name: 'confirmations',
    table: 'application_mails',
    afterSettling: () => sql`select from settled`,
    make: (database, now) => makeConfirmations(database, now, publicUrl),
    forget: forgetConfirmations,
    write: async (database, { id, userId, messageId }, { now, signal }) => {
      const person = await findRecipient(database, userId, now);
      const application = await readConfirmed(database, id);
      if (person === null || application === null) return null;
      const language = await mailLanguage(database, userId);
      const input = {
        application,
        fileNames: await fileNamesOf(database, application),
        tag: LANGUAGE_TAG[language],
        madeAt: now.toISOString(),
        letterhead: letterheadOf(university, LANGUAGE_TAG[language]),
      };
      const pdf = await draw(input, signal).catch((error: unknown) => {
        // The number is what a student waits for; the PDF is in the portal too.
        if (!signal.aborted)
          log.error({ err: error, mail: id }, 'a confirmation goes without its PDF, which was not made');
        return null;
      });
      return confirmationMail({ application, person, language, publicUrl, messageId, now, pdf });
    },
  };
}

function letterheadOf(files: UniversityFiles | null, tag: LanguageTag): DrawnApplication['letterhead'] {
  if (files === null) return undefined;
  const logo = pngOf(files);
  const colour = files.university.brand?.[80];
  return {
    name: files.university.name[tag],
    ...(colour !== undefined && { colour }),
    ...(logo !== null && { logo: `data:image/png;base64,${logo.toString('base64')}` }),
  };
}

type Numbered = ApplicationItem & { readonly applicationNumber: number };

/** Reads the application of a mail; null when it is no longer that submission. */
async function readConfirmed(database: Database, mail: number): Promise<Numbered | null> {
  const { rows } = await sql<{ id: number }>`
    select applications.id from application_mails join applications on applications.id = application_id
    where application_mails.id = ${mail} and date_submitted = submitted_at and status <> 'draft' and not is_deleted`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const record = await readRecord(database, null, 'ApplicationStudentStudiesForms', row.id);
  const application = applicationItem.schema.parse(JSON.parse(JSON.stringify(record)));
  const { applicationNumber } = application;
  return applicationNumber == null ? null : { ...application, applicationNumber };
}

async function fileNamesOf(
  database: Database,
  { filesData }: ApplicationItem,
): Promise<DrawnApplication['fileNames']> {
  const slots = filesData[0];
  const ids = FILE_SLOTS.flatMap((slot) => slots?.[slot] ?? []);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, file_name as name from application_files where id = any(${ids})`.execute(database);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    FILE_SLOTS.flatMap((slot) => {
      const id = slots?.[slot];
      return id == null ? [] : [[slot, names.get(id) ?? String(id)]];
    }),
  );
}
