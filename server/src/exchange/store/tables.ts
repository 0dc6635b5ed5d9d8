import type { Generated, GeneratedAlways } from 'kysely';
import type { CnrKind, DeliveryState } from 'shared-contracts/exchange/exchange.ts';
import type { EventSource, PartnerNews } from 'shared-contracts/exchange/partnerEvents.ts';
import type { FieldError } from 'shared-contracts/errors/errors.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import type { CallFailureKind, NotificationFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { RefusedSender, WholeRefusedCall } from 'shared-contracts/exchange/refusedCalls.ts';
import type { FactsheetChange } from 'shared-contracts/exchange/exchangeFactsheet.ts';
import type { Json } from '../../database/tables.ts';
import type { EwpApi, Iia } from 'ewp/documents';
import type { KeptMessage } from 'ewp/signature';
import type { FetchFailure } from '../fetchFailure.ts';
import type { Copy, ExchangeState } from '../status/exchangeState.ts';

declare module '../../database/tables.ts' {
  /** The exchange's own tables: nothing below it knows what they hold. */
  // eslint-disable-next-line no-restricted-syntax -- only an interface can be merged
  interface Tables {
    /** What is known of an agreement on the network; see `copies/exchangeRow.ts`. */
    iia_exchanges: {
      agreement_id: number;
      partner_hei_id: string;
      partner_iia_id: string | null;
      ours: Json<Copy> | null;
      published: Json<New<'MobilityAgreements'>> | null;
      partners: Json<Copy> | null;
      partner_fetched_at: NullableTime;
      our_approval: string | null;
      partner_approval: string | null;
      approved: Json<NonNullable<ExchangeState['approved']>> | null;
      changing: 'us' | 'partner' | null;
      ewp_status_id: number;
      terminated: number;
      is_withdrawn: Generated<boolean>;
      served_at: Time;
      asked_at: Time;
      /** Of `ours`, whether `partners` is marked as ended, and whether it is the one that both approved last: kept by the database itself. */
      ours_hash: GeneratedAlways<string | null>;
      /** Changes with everything that the partner reads of `ours`, people included. */
      ours_fingerprint: GeneratedAlways<string | null>;
      is_partner_ending: GeneratedAlways<boolean>;
      is_partner_behind: GeneratedAlways<boolean>;
      partners_hash: GeneratedAlways<string | null>;
      named_by_partner: GeneratedAlways<string | null>;
      /** See `turn/judgeCopies.ts`. */
      has_unsent_edits: Generated<boolean>;
      are_only_people_unsent: Generated<boolean>;
      are_copies_apart: Generated<boolean>;
      judged_of: Generated<string | null>;
      judged_until: NullableTime;
    };
    /** What keeps an agreement that is not final yet from being sent; see `campaign/judgeDrafts.ts`. */
    agreement_checks: { agreement_id: number; judged_of: string; errors: Json<readonly FieldError[]> };
    /** Calls made and answered, with what was sent and received; nothing of it is ever changed. */
    exchange_documents: {
      id: Generated<string>;
      agreement_id: number | null;
      direction: 'outgoing' | 'incoming';
      kind: string;
      hei_ids: string[];
      request_id: string | null;
      request: string;
      authorization: string | null;
      status: number | null;
      document: string | null;
      sha256: string | null;
      is_valid: boolean;
      failure: string | null;
      user_id: number | null;
      at: Time;
      /** Ids of agreements that the request names. */
      iia_ids: string[];
      /** What proves who asked, of an incoming call, or who answered, of an outgoing one. */
      proof: Json<KeptMessage> | null;
    };
    /** Requests of the network that were refused, as they came; the oldest make room. */
    refused_calls: {
      id: Generated<number>;
      at: Time;
      api: string | null;
      method: string;
      path_and_query: string;
      /** In the order in which they came. */
      headers: Json<WholeRefusedCall['headers']>;
      body: Buffer;
      body_bytes: number | null;
      signed: string | null;
      sender: RefusedSender;
      key_id: string | null;
      hei_ids: string[];
      status: number;
      reason: string;
    };
    exchange_deliveries: {
      id: Generated<number>;
      agreement_id: number;
      kind: CnrKind;
      partner_hei_id: string;
      iia_id: string;
      hash: string;
      fingerprint: Generated<string | null>;
      state: Generated<DeliveryState>;
      attempts: Generated<number>;
      user_id: number | null;
      created_at: Time;
      claimed_until: NullableTime;
      next_try_at: NullableTime;
    };
    exchange_attempts: {
      id: Generated<string>;
      delivery_id: number;
      at: Time;
      status: number | null;
      answer: string;
      failure: NotificationFailureKind | null;
      words: string | null;
    };
    exchange_incoming: {
      id: Generated<string>;
      kind: CnrKind;
      hei_id: string;
      iia_id: string;
      state: Generated<'waiting' | 'working' | 'done' | 'given-up'>;
      attempts: Generated<number>;
      received_at: Time;
      claimed_until: NullableTime;
      news: PartnerNews | null;
      failure: CallFailureKind | null;
      status: number | null;
      words: string | null;
      detail: string | null;
      agreement_id: number | null;
      source: Generated<EventSource>;
      user_id: number | null;
      next_try_at: NullableTime;
      settled_at: NullableTime;
      put_away_at: NullableTime;
      put_away_by: number | null;
    };
    /** Partners whose factsheets are fetched at night: `due_at` while that has still to be done, and what became of the last try. */
    factsheet_nights: {
      institution_id: number;
      due_at: NullableTime;
      claimed_until: NullableTime;
      tried_at: NullableTime;
      failure: Json<FetchFailure> | null;
    };
    /** What a fetch changed of a partner's factsheet; nobody asked for those of the night. */
    factsheet_notes: {
      id: Generated<string>;
      factsheet_id: number;
      at: Time;
      user_id: number | null;
      changes: Json<readonly FactsheetChange[]>;
    };
    /** Agreements of partners that none of ours belongs to yet. */
    partner_agreements: {
      id: Generated<number>;
      hei_id: string;
      iia_id: string;
      hash: string;
      iia: Json<Iia>;
      received_at: Time;
      put_away_at: Time | null;
      put_away_by: number | null;
      /** Copy of ours that it names: kept by the database itself. */
      named_iia_id: GeneratedAlways<string | null>;
    };
    /** Copies of partners that the office parted from ours, with what was known of both then; nothing of it is ever changed. */
    parted_copies: {
      id: GeneratedAlways<number>;
      agreement_id: number;
      hei_id: string;
      iia_id: string;
      state: Json<ExchangeState>;
      at: Time;
      user_id: number | null;
    };
    /** Institutions with which agreements can be exchanged, as the registry said last. */
    exchanging_heis: { hei_id: string };
    /** Failures of partners' systems that the network was told of, or is to be; outcome is null while that has not been tried. */
    exchange_reports: {
      id: Generated<string>;
      hei_id: string;
      api: EwpApi;
      endpoint: string;
      failure: CallFailureKind;
      status: number | null;
      server_message: string;
      client_message: string;
      outcome: string | null;
      at: Time;
    };
  }
}
