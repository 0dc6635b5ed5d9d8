import * as z from 'zod/mini';
import { apiErrorSchema } from '../errors/errors.ts';
import { NOTIFICATION_FAILURES } from './exchangeFailures.ts';
import { known, knownOrNull } from '../call/known.ts';

/** HTTP status of an approval that failed because the two copies differ. Source: specification document 1, section 8. */
export const COPIES_DIFFER_STATUS = 499;

/** Notifications of the network: that a copy changed, and that an approval was given or withdrawn. */
export const CNR_KINDS = ['iia-cnr', 'iia-approval-cnr'] as const;
export type CnrKind = (typeof CNR_KINDS)[number];

/**
 * What became of a notification that we send.
 *
 * - waiting: not delivered yet, it is tried again
 * - delivered: the partner's system has taken it
 * - refused: the partner's system will not take it, trying again is no use
 * - given-up: not delivered after a day of tries
 */
export const DELIVERY_STATES = ['waiting', 'delivered', 'refused', 'given-up'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * One notification of an agreement with its tries, the latest of which stands last.
 *
 * - times are ISO; nextTryAt is null when none follows
 * - status: HTTP status of the partner's answer, null when none came; answer says in English what it was
 * - failure: why the try came to nothing; null for one that succeeded
 * - words: the partner's own, with a refusal; null when it sent none
 */
export const deliverySchema = z.object({
  id: z.number(),
  kind: known(CNR_KINDS),
  state: known(DELIVERY_STATES),
  createdAt: z.string(),
  nextTryAt: z.nullable(z.string()),
  attempts: z.array(
    z.object({
      at: z.string(),
      status: z.nullable(z.number()),
      answer: z.string(),
      failure: knownOrNull(NOTIFICATION_FAILURES),
      words: z.nullable(z.string()),
    }),
  ),
});
export const deliveriesSchema = z.array(deliverySchema);
export interface Delivery extends z.infer<typeof deliverySchema> {}

/** Most offers of partners that are listed at a time. */
export const MOST_OFFERS = 100;

/** Institution by its id in the network; its names as the portal has them. */
export const namedHeiSchema = z.object({
  heiId: z.string(),
  name: z.nullable(z.string()),
  nameGR: z.nullish(z.string()),
});

/** Since when nobody wants to see it among the others, and who said so. */
export const putAwaySchema = z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()) }));

/**
 * Agreement that a partner offers.
 *
 * - candidates: ours with the same partner that it can be linked with
 * - linkedElsewhere: ours that it names as its counterpart, and that is linked with another copy of the partner's, by the id of that
 */
export const incomingAgreementSchema = z.object({
  id: z.number(),
  heiId: z.string(),
  institutionName: z.nullable(z.string()),
  institutionNameGR: z.nullish(z.string()),
  iiaId: z.string(),
  iiaCode: z.nullable(z.string()),
  receivedAt: z.string(),
  conditions: z.number(),
  candidates: z.array(z.object({ id: z.number(), startYear: z.number(), endYear: z.number() })),
  linkedElsewhere: z.nullish(z.object({ id: z.number(), iiaId: z.string() })),
  putAway: putAwaySchema,
});

/**
 * A page of what partners offer.
 *
 * - total: how many there are by the question; waiting, away: how many wait and how many are put away, whatever was asked
 * - partners: who offers any of them, by name
 */
export const incomingAgreementsSchema = z.object({
  total: z.number(),
  waiting: z.number(),
  away: z.number(),
  partners: z.array(namedHeiSchema),
  value: z.array(incomingAgreementSchema),
});
export interface IncomingAgreements extends z.infer<typeof incomingAgreementsSchema> {}
export interface IncomingAgreement extends z.infer<typeof incomingAgreementSchema> {}

/** Part of a partner's copy that was not taken over; it stays in the kept document. */
export const unmappedPartSchema = z.object({ field: z.string(), value: z.string() });
export interface UnmappedPart extends z.infer<typeof unmappedPartSchema> {}

/** What importing or linking a partner's agreement answers. */
export const importReplySchema = z.object({ agreementId: z.number(), unmapped: z.array(unmappedPartSchema) });
export interface ImportReply extends z.infer<typeof importReplySchema> {}

/** Place where our copy, the partner's, and the one that both approved last say different things; values as people read them. */
export const copyDifferenceSchema = z.object({
  /** Path in the agreement, as in `studentMobilitiesForStudies/0/totalMonthsPerYear`. */
  field: z.string(),
  ours: z.nullable(z.string()),
  partners: z.nullable(z.string()),
  approved: z.nullable(z.string()),
});
export interface CopyDifference extends z.infer<typeof copyDifferenceSchema> {}

/**
 * What a call that notifies, approves or reverts answers. With status 499 it is {@link copiesDifferSchema}.
 *
 * - deliveries: the notifications that the call sent, after the first try
 */
export const exchangeReplySchema = z.nullable(
  z.object({
    differences: z.optional(z.array(copyDifferenceSchema)),
    deliveries: z.optional(z.array(deliverySchema)),
  }),
);
export type ExchangeReply = z.infer<typeof exchangeReplySchema>;

/** What an approval answers with status 499, as the copies differ. */
export const copiesDifferSchema = z.extend(apiErrorSchema, { differences: z.array(copyDifferenceSchema) });

/**
 * Institutions of a country that an agreement can be made with.
 *
 * - id: of our record in `MobilityInstitutions`
 * - hei_id: null for an institution that the network does not know yet
 * - isOnNetwork: whether agreements can be exchanged with it over the network; null while the portal is not connected
 */
export const exchangeInstitutionSchema = z.object({
  id: z.number(),
  hei_id: z.nullable(z.string()),
  name: z.string(),
  nameGR: z.nullish(z.string()),
  erasmusCode: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  isOnNetwork: z.nullish(z.boolean()),
});
export const exchangeInstitutionsSchema = z.array(exchangeInstitutionSchema);
export interface ExchangeInstitution extends z.infer<typeof exchangeInstitutionSchema> {}
