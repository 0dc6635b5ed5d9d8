import * as z from 'zod/mini';
import { known } from '../call/known.ts';
import { MOST_KEPT } from './destinationLimits.ts';
import { discreetCountSchema } from './few.ts';
import { namedPlaceSchema, placeCountrySchema, termDaysSchema } from './placeList.ts';
import { MAX_INTEGER } from '../members/recordId.ts';

const shapedDestinationRow = z.object({
  places: z.nullable(z.number()),
  months: z.nullable(z.number()),
  blended: z.boolean(),
  cycles: z.array(z.string()),
  languages: z.array(z.object({ id: z.number(), level: z.nullable(z.string()) })),
  fields: z.array(z.number()),
});

export interface DestinationRow extends z.infer<typeof shapedDestinationRow> {}
/**
 * A mobility row by which students of a department go.
 *
 * - places: most people in each academic year; months: of all of them together; null where the agreement says nothing
 * - languages: by their id in `DestinationList.languages`; level: null where the partner asks for none
 * - fields: ids in `DestinationList.fields`
 */
const destinationRowSchema: z.ZodMiniType<
  DestinationRow,
  z.input<typeof shapedDestinationRow>
> = shapedDestinationRow;

const shapedDestinationAgreement = z.object({
  id: z.number(),
  firstYear: z.number(),
  lastYear: z.number(),
  persons: z.array(
    z.object({
      id: z.number(),
      givenName: z.nullable(z.string()),
      familyName: z.nullable(z.string()),
    }),
  ),
  rows: z.array(destinationRowSchema),
  isFull: z.nullable(z.boolean()),
});

export interface DestinationAgreement extends z.infer<typeof shapedDestinationAgreement> {}
/**
 * An agreement by which students of a department go to a destination.
 *
 * - persons: responsible ones of the department, as the form of an application offers them
 * - isFull: whether all places of the year are given; null where nobody knows
 */
const destinationAgreementSchema: z.ZodMiniType<
  DestinationAgreement,
  z.input<typeof shapedDestinationAgreement>
> = shapedDestinationAgreement;

const shapedDestination = z.object({
  ...namedPlaceSchema.shape,
  erasmusCode: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  country: placeCountrySchema,
  agreements: z.array(destinationAgreementSchema),
  factsheet: z.nullable(
    z.object({
      id: z.number(),
      nominations: z.nullable(termDaysSchema),
      applications: z.nullable(termDaysSchema),
      fetchedAt: z.nullable(z.string()),
    }),
  ),
});

export interface Destination extends z.infer<typeof shapedDestination> {}
/** - id: of the partner institution; factsheet: the one in force; nominations, applications: its deadlines; fetchedAt: ISO time */
const destinationSchema: z.ZodMiniType<Destination, z.input<typeof shapedDestination>> = shapedDestination;

const shapedDestinationList = z.object({
  year: z.number(),
  department: namedPlaceSchema,
  destinations: z.array(destinationSchema),
  languages: z.array(namedPlaceSchema),
  fields: z.array(z.object({ ...namedPlaceSchema.shape, code: z.string() })),
});

export interface DestinationList extends z.infer<typeof shapedDestinationList> {}
/**
 * Everything that students of a department may choose from, at once.
 *
 * - year: academic year for which applications are taken, else the present one, by the calendar year in which it begins
 */
export const destinationListSchema: z.ZodMiniType<
  DestinationList,
  z.input<typeof shapedDestinationList>
> = shapedDestinationList;

/** Whether a destination can be chosen by the person: `other` without agreement of the department for the year. */
export const DESTINATION_STATES = ['open', 'ended', 'terminated', 'other'] as const;

const shapedDestinationDetail = z.object({
  confirmedAt: z.nullable(z.string()),
  demand: z.object({
    firstYear: z.number(),
    lastYear: z.number(),
    asked: discreetCountSchema,
    given: discreetCountSchema,
    now: discreetCountSchema,
  }),
  terms: z.array(z.object({ agreement: z.number(), text: z.string() })),
});

export interface DestinationDetail extends z.infer<typeof shapedDestinationDetail> {}
/**
 * What a destination is to those of a department, besides its list entry.
 *
 * - confirmedAt: ISO time of the partner's last approval of one of the agreements
 * - demand: students of the department who asked for it and got it from one academic year to another, and who go there in the present one
 * - terms: what the agreements say further of their rows, by agreement
 */
export const destinationDetailSchema: z.ZodMiniType<
  DestinationDetail,
  z.input<typeof shapedDestinationDetail>
> = shapedDestinationDetail;

const shapedKeptDestination = z.object({
  ...namedPlaceSchema.shape,
  country: placeCountrySchema,
  state: known(DESTINATION_STATES),
});

export interface KeptDestination extends z.infer<typeof shapedKeptDestination> {}
/** A destination that somebody keeps, as it stands for them now. */
const keptDestinationSchema: z.ZodMiniType<
  KeptDestination,
  z.input<typeof shapedKeptDestination>
> = shapedKeptDestination;

const shapedDestinationDesk = z.object({
  year: z.number(),
  department: z.nullable(namedPlaceSchema),
  studyCycle: z.nullable(z.number()),
  kept: z.array(keptDestinationSchema),
});

export interface DestinationDesk extends z.infer<typeof shapedDestinationDesk> {}
/**
 * What the portal knows of whoever looks for a destination.
 *
 * - department, studyCycle (6, 7 or 8): what the person answered, else what the latest application says, else the person's record; null where nobody knows
 * - kept: in the order of the person
 */
export const destinationDeskSchema: z.ZodMiniType<
  DestinationDesk,
  z.input<typeof shapedDestinationDesk>
> = shapedDestinationDesk;

/** What somebody studies. */
export const ownStudiesSchema = z.strictObject({
  department: z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)),
  studyCycle: z.nullable(z.literal([6, 7, 8])),
});

export const keepingSchema = z.strictObject({ isKept: z.boolean() });

/** The order of what is kept, by the ids of the institutions; what is not kept is passed over, what is not named comes last. */
export const keptOrderSchema = z.strictObject({
  institutions: z.array(z.int().check(z.minimum(1), z.maximum(MAX_INTEGER))).check(z.maxLength(MOST_KEPT)),
});

/** - department: of ours, for which the destination was looked at */
export const destinationLookSchema = z.strictObject({
  department: z.int().check(z.minimum(1), z.maximum(MAX_INTEGER)),
});
export const destinationLookedSchema = z.object({ isCounted: z.boolean() });

/**
 * How much a destination is wanted by those of a department.
 *
 * - looks: times that students opened it in this academic year; kept, asked: people, the latter with an application for the year
 * - places: agreed ones of the year; null where the agreements say none
 */
const destinationInterestSchema = z.object({
  institution: namedPlaceSchema,
  department: namedPlaceSchema,
  looks: discreetCountSchema,
  kept: discreetCountSchema,
  asked: discreetCountSchema,
  places: z.nullable(z.number()),
  isShort: z.boolean(),
});
export interface DestinationInterest extends z.infer<typeof destinationInterestSchema> {}
export const destinationInterestListSchema = z.object({
  year: z.number(),
  value: z.array(destinationInterestSchema),
});
