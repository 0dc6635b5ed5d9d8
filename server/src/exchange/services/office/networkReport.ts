import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Delivery } from 'shared-contracts/exchange/exchange.ts';
import type { Copies } from 'shared-contracts/exchange/exchangeCopies.ts';
import type { KeptDocument } from 'shared-contracts/exchange/keptDocuments.ts';
import type { PartnerEvent } from 'shared-contracts/exchange/partnerEvents.ts';
import type { Database } from '../../../database/database.ts';
import { listDeliveries } from '../../store/outgoing/deliveries.ts';
import { listKeptDocuments } from '../../store/evidence/keptDocuments.ts';
import { networkNamesOf } from './networkNames.ts';
import { readCopies } from './readCopies.ts';

type Asked = { readonly isConnected: boolean; readonly now: Date };

/**
 * Writes what the network's service desk, or a partner's developers, need to know of an agreement, as text in English: identifiers, hashes, times, answers. Nobody's
 * name or address is in it, nor what the agreement says.
 *
 * - result: undefined when there is no such agreement
 */
export async function networkReport(
  database: Database,
  agreementId: number,
  { isConnected, now }: Asked,
): Promise<string | undefined> {
  const named = await networkNamesOf(database, agreementId);
  const copies = await readCopies(database, agreementId, { isConnected, language: 'en' });
  if (named === undefined || copies === undefined) return undefined;
  const deliveries = await listDeliveries(database, { agreementId });
  const { value: calls } = await listKeptDocuments(database, named, { before: null, language: 'en' });
  const { ownHeiId, ewpStatus, terminated } = await statusOf(database, agreementId);
  const sections = [
    section('Agreement', [
      `report made: ${now.toISOString()}`,
      `our institution: ${ownHeiId}`,
      `our iia-id: ${named.iiaId}`,
      `partner: ${named.partnerHeiId || 'none with an id of the network'}`,
      `partner's iia-id: ${named.partnerIiaId ?? 'not linked'}`,
      `status here: ${ewpStatus}, termination ${terminated}`,
    ]),
    section('Copies', copiesLines(copies)),
    section('Notifications that we sent, the latest first', [...deliveries].reverse().flatMap(deliveryLines)),
    section('What we fetched from the partner, the latest first', copies.events.map(eventLine)),
    section('Calls, the latest first', calls.map(callLine)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...(lines.length === 0 ? ['none'] : lines).map((line) => `  ${line}`)].join('\n');
}

function copiesLines({ ours, partners, approved, differences, parted = [] }: Copies): readonly string[] {
  return [
    ours === null
      ? 'ours: none was sent'
      : `ours: ${ours.hash}, served since ${ours.since ?? 'an earlier system'}, taken by the partner ${ours.toldAt ?? 'never'}, fetched by the partner ${ours.read?.at ?? 'never'}, partner's approval: ${ours.approval.stand}`,
    partners === null
      ? "partner's: none is known"
      : `partner's: ${partners.hash}, fetched ${partners.fetchedAt ?? 'by an earlier system'}, names ours: ${partners.namesOurs ? 'yes' : 'no'}, our approval: ${partners.approval.stand}`,
    approved === null
      ? 'approved by both: never'
      : `approved by both: ours ${approved.ours}, partner's ${approved.partners ?? 'not known'}, ${approved.at ?? 'in an earlier system'}`,
    ...(differences === null ? [] : [`places in which the two differ: ${differences.length}`]),
    ...parted.map(
      ({ iiaId, at, approval }) =>
        `parted from the partner's ${iiaId} at ${at}, approved then by: ${approval}`,
    ),
  ];
}

function deliveryLines({ kind, state, createdAt, nextTryAt, attempts }: Delivery): readonly string[] {
  const next = nextTryAt === null ? '' : `, next try ${nextTryAt}`;
  return [
    `${createdAt} ${kind}: ${state}${next}`,
    ...attempts.map(
      ({ at, status, answer, words }) =>
        `  ${at} HTTP ${status ?? '-'} ${oneLine([answer, words].filter(Boolean).join(' | '))}`,
    ),
  ];
}

function eventLine({ receivedAt, kind, source, state, news, failure, status, words, detail }: PartnerEvent) {
  const said = [news, failure, status === null ? null : `HTTP ${status}`, words, detail].filter(Boolean);
  return `${receivedAt} ${kind} (${source}): ${state} ${oneLine(said.join(' | '))}`;
}

function callLine({ at, direction, kind, request, status, isValid, sha256, size }: KeptDocument): string {
  const answer = sha256 === null ? 'no document' : `${size ?? 0} bytes, sha256 ${sha256}`;
  return `${at} ${direction} ${kind} ${oneLine(request.split('\n')[0] ?? '')}: HTTP ${status ?? '-'}, ${isValid ? 'valid' : 'not valid'}, ${answer}`;
}

const MOST_OF_LINE = 500;
const ADDRESS = /[^\s<>,;:@]{1,64}@[^\s<>,;:@]{1,255}/g;

/** What a partner's system says may name a person. */
function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim().replaceAll(ADDRESS, '(address)');
  return line.length > MOST_OF_LINE ? `${line.slice(0, MOST_OF_LINE)} […]` : line;
}

async function statusOf(
  database: Database,
  id: number,
): Promise<{ readonly ownHeiId: string; readonly ewpStatus: string; readonly terminated: number }> {
  const { rows } = await sql<{ status: number | null; terminated: number; own: string | null }>`
    select ewp_status_id as status, terminated, (select hei_id from institutions where is_local) as own
    from agreements where id = ${id}`.execute(database);
  const [row] = rows;
  const [name] = Object.entries(EWP_STATUS).find(([, status]) => status === row?.status) ?? ['none'];
  return {
    ownHeiId: row?.own ?? 'no id of the network',
    ewpStatus: name,
    terminated: row?.terminated ?? 0,
  };
}
