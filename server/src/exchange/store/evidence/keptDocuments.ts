import { sql, type RawBuilder } from 'kysely';
import type { KeptDocument, KeptDocuments } from 'shared-contracts/exchange/keptDocuments.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import type { Database } from '../../../database/database.ts';
import type { NamedAgreement } from './partnerEvents.ts';
import { userName } from '../userName.ts';

export const DOCUMENTS_PAGE_SIZE = 50;
/** A partner may send any text as a request. */
const REQUEST_LENGTH = 500;

type Row = Omit<KeptDocument, 'at'> & { readonly at: Date };

/** Calls whose `iia_id` is ours: theirs for our copy and of their approval of it, ours that tell of it and ask for their approval. */
const NAMES_OURS = sql<boolean>`(direction, kind) in
  (('incoming', 'iias-get'), ('incoming', 'iia-approval-cnr'), ('outgoing', 'iiaCnr'), ('outgoing', 'iiasApproval'))`;
const NAMES_PARTNERS = sql<boolean>`(direction, kind) in
  (('incoming', 'iia-cnr'), ('incoming', 'iias-approval'), ('outgoing', 'iias'), ('outgoing', 'iiaApprovalCnr'))`;

/**
 * Lists a page of the calls about an agreement, the newest first; also those that were made before the copies were linked.
 *
 * - before: id of the last one of the page before
 */
export async function listKeptDocuments(
  database: Database,
  named: NamedAgreement,
  { before, language }: { readonly before: number | null; readonly language: LanguageTag },
): Promise<KeptDocuments> {
  const isAbout = await aboutAgreement(database, named);
  const { rows } = await sql<Row>`
    select documents.id::integer as id, at, direction, kind, left(request, ${REQUEST_LENGTH}) as request, status, is_valid as "isValid",
      sha256, octet_length(document) as size, ${userName(language)} as by
    from exchange_documents documents left join users on users.id = user_id
    where ${isAbout}
      and (${before}::integer is null or documents.id < ${before})
    order by documents.id desc limit ${DOCUMENTS_PAGE_SIZE + 1}`.execute(database);
  const value = rows.slice(0, DOCUMENTS_PAGE_SIZE).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { value, next: rows.length > value.length ? (value.at(-1)?.id ?? null) : null };
}

/** Condition on `exchange_documents`: the call is about this agreement, whoever made it, and however it names it. */
export async function aboutAgreement(
  database: Database,
  { id, iiaId, partnerHeiId, partnerIiaId }: NamedAgreement,
): Promise<RawBuilder<boolean>> {
  const ours = [iiaId];
  const theirs = await partnerIds(database, id, partnerIiaId);
  return sql<boolean>`(agreement_id = ${id}
    or (iia_ids && ${ours}::text[] and ${NAMES_OURS} and ${partnerHeiId} = any(hei_ids))
    or (iia_ids && ${theirs}::text[] and ${NAMES_PARTNERS} and ${partnerHeiId} = any(hei_ids)))`;
}

/** Ids of the partner's copies, also of one that it deleted, and of those that were parted from ours. */
async function partnerIds(
  database: Database,
  agreementId: number,
  partnerIiaId: string | null,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('exchange_incoming')
    .select('iia_id')
    .where('agreement_id', '=', agreementId)
    .where('kind', '=', 'iia-cnr')
    .union(database.selectFrom('parted_copies').select('iia_id').where('agreement_id', '=', agreementId))
    .execute();
  return [
    ...new Set([...rows.map(({ iia_id: id }) => id), ...(partnerIiaId === null ? [] : [partnerIiaId])]),
  ];
}

/** The document of a kept call, as it came or went; undefined when there is no such call, or it has no document. */
export async function readKeptDocument(
  database: Database,
  id: number,
): Promise<{ readonly kind: string; readonly at: Date; readonly document: string } | undefined> {
  const row = await database
    .selectFrom('exchange_documents')
    .select(['kind', 'at', 'document'])
    .where('id', '=', String(id))
    .executeTakeFirst();
  return row?.document == null ? undefined : { kind: row.kind, at: row.at, document: row.document };
}
