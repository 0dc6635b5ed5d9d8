import * as z from 'zod/mini';
import {
  BROWSERS,
  COUNTED_KINDS,
  ERROR_NAME,
  FAULT_REPORTS_PATH,
  type FaultReport,
  LONGEST_TASK_MS,
  MOST_COUNTS,
  MOST_FAULTS,
  MOST_MESSAGE,
  MOST_TIMES,
} from './faults/faultReports.ts';
import { FUNCTION_NAME, MOST_FRAMES, RELEASED_FILE } from './faults/stackFrame.ts';
import { known } from '../call/known.ts';
import { LANGUAGES } from '../text/language.ts';
import { SMALL_BODY } from '../call/bodyBounds.ts';
import type { Call } from '../call/call.ts';

const LONGEST_PLACE = 10_000_000;

const text = (most: number) => z.string().check(z.maxLength(most));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const told = {
  module: z.string().check(z.regex(/^(?:shell|mfe-[a-z]{1,40})$/)),
  release: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,80}$/)),
  times: whole(1, MOST_TIMES),
};

/** Schema of {@link FaultReport}, for the server alone: browsers send it without. */
export const faultReportSchema: z.ZodMiniType<FaultReport> = z.object({
  language: z.enum(LANGUAGES),
  browser: z.object({ name: z.enum(BROWSERS), version: whole(0, 9_999) }),
  faults: z
    .array(
      z.object({
        ...told,
        name: z.string().check(z.regex(ERROR_NAME)),
        message: text(MOST_MESSAGE),
        page: text(200),
        frames: z
          .array(
            z.object({
              file: z.string().check(z.regex(RELEASED_FILE)),
              line: whole(0, LONGEST_PLACE),
              column: whole(0, LONGEST_PLACE),
              name: z.string().check(z.regex(FUNCTION_NAME)),
            }),
          )
          .check(z.maxLength(MOST_FRAMES)),
      }),
    )
    .check(z.maxLength(MOST_FAULTS)),
  counts: z
    .array(
      z.object({
        ...told,
        kind: z.enum(COUNTED_KINDS),
        what: text(200),
        longestMs: whole(0, LONGEST_TASK_MS),
      }),
    )
    .check(z.maxLength(MOST_COUNTS)),
});

export const reportFaults = {
  base: 'api',
  methods: ['POST'],
  path: FAULT_REPORTS_PATH,
  permission: 'signed-in',
  summary:
    'Takes from a browser why something of a release failed, and what it counted; what the person cannot have been given is not kept.',
  body: faultReportSchema,
  bounds: { ...SMALL_BODY, bytes: 65_536, values: 1_000 },
  reply: { description: 'How many of the lines were kept.', schema: z.object({ kept: z.number() }) },
  refusals: [400],
} as const satisfies Call;

const sampleSchema = z.object({
  at: z.string(),
  message: z.string(),
  page: z.string(),
  browser: z.string(),
  language: z.string(),
});

/**
 * - id: of the fault, for its stack
 * - commit: full hash of what the release was built from; null where nobody knows
 * - firstAt, lastAt: ISO 8601 UTC
 * - times: how often it was told; people: in how many people's browsers
 * - samples: a few of these times, the latest first; page: the pattern of its address, empty where it was none of the portal's
 */
export const listedFaultSchema = z.object({
  id: z.number(),
  reference: z.string(),
  module: z.string(),
  release: z.string(),
  commit: z.nullable(z.string()),
  name: z.string(),
  message: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  times: z.number(),
  people: z.number(),
  samples: z.array(sampleSchema),
});
export interface ListedFault extends z.infer<typeof listedFaultSchema> {}

/** What was counted of one kind of a release in the last {@link COUNTED_DAYS} days; what: as of `ToldCount`. */
export const listedCountSchema = z.object({
  kind: known(COUNTED_KINDS),
  module: z.string(),
  release: z.string(),
  what: z.string(),
  times: z.number(),
  longestMs: z.number(),
});
export interface ListedCount extends z.infer<typeof listedCountSchema> {}

/** How long faults and counts are kept after they were told last. */
export const COUNTED_DAYS = 30;
/** Most faults in one answer. */
export const MOST_LISTED = 50;

/** - modules: every module of which there is something, with its releases, whatever was asked for; more: there are faults besides those listed */
export const faultListSchema = z.object({
  faults: z.array(listedFaultSchema),
  more: z.boolean(),
  counts: z.array(listedCountSchema),
  modules: z.array(z.object({ module: z.string(), releases: z.array(z.string()) })),
});
export interface FaultList extends z.infer<typeof faultListSchema> {}

export const listFaults = {
  base: 'api',
  methods: ['GET'],
  path: '/Faults',
  permission: 'release_faults',
  summary: 'Lists why releases failed in browsers, and what was counted of them, the latest first.',
  query: {
    module: { type: 'text', description: 'Id of a module, or `shell`.', maxLength: 60 },
    release: { type: 'text', description: 'Name of a release.', maxLength: 100 },
    reference: {
      type: 'text',
      description: 'Reference that a page named, as somebody typed it.',
      maxLength: 40,
    },
  },
  reply: {
    description: 'At most fifty faults, and all counts of what was asked for.',
    schema: faultListSchema,
  },
  refusals: [400],
} as const satisfies Call;

/**
 * One place of a stack.
 *
 * - file, line, column, name: as the browser said it
 * - source: the same in what the release was built from; null where it has no map, or that does not know the place; name: of the function,
 *   empty where nobody knows
 */
const stackPlaceSchema = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  name: z.string(),
  source: z.nullable(z.object({ file: z.string(), line: z.number(), name: z.string() })),
});
export interface StackPlace extends z.infer<typeof stackPlaceSchema> {}

export const readFaultStack = {
  base: 'api',
  methods: ['GET'],
  path: '/Faults/{id}/stack',
  permission: 'release_faults',
  summary: 'Reads where in the code a fault happened, by the source maps of its release.',
  reply: { description: 'Innermost place first.', schema: z.array(stackPlaceSchema) },
} as const satisfies Call;
