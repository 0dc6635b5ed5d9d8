import * as z from 'zod/mini';
import { MODULE_FAILURES, MODULE_REPORTS_PATH, type ModuleReport, MOST_OUTCOMES } from './moduleReports.ts';
import type { Call } from '../call/call.ts';

const moduleId = z.string().check(z.regex(/^mfe-[a-z]{1,40}$/));
const release = z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,80}$/));

/** Schema of {@link ModuleReport}, for the server alone: browsers send it without. */
export const moduleReportSchema: z.ZodMiniType<ModuleReport> = z.object({
  tab: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  outcomes: z
    .array(z.object({ module: moduleId, release, outcome: z.enum(['ready', ...MODULE_FAILURES]) }))
    .check(z.maxLength(MOST_OUTCOMES)),
});

/**
 * - at: when it was found out last, ISO 8601 UTC
 * - sequence: of the registry at which it was; 0 where a server of an earlier version has found it out
 * - sessions: tabs that opened the release in the hour before; failed: those of them in which it failed; of each person two of each at most
 */
export const burntReleaseSchema = z.object({
  module: z.string(),
  release: z.string(),
  at: z.string(),
  sequence: z.number(),
  sessions: z.number(),
  failed: z.number(),
});
export interface BurntRelease extends z.infer<typeof burntReleaseSchema> {}

export const reportModules = {
  base: 'api',
  methods: ['POST'],
  path: MODULE_REPORTS_PATH,
  permission: 'signed-in',
  summary:
    'Takes from a browser what became of the releases of modules that it opened; those that the person cannot have been given are not counted.',
  body: moduleReportSchema,
  reply: { description: 'How many outcomes were new.', schema: z.object({ counted: z.number() }) },
  refusals: [400],
} as const satisfies Call;

export const listBurntReleases = {
  base: 'root',
  methods: ['GET'],
  path: '/releases/burnt',
  permission: 'open',
  summary:
    'Names the releases of modules that failed in too many browsers; whoever publishes releases takes them back by it.',
  reply: {
    description: 'Those of the last day, the latest first.',
    schema: z.array(burntReleaseSchema),
  },
} as const satisfies Call;

export const countReleaseReports = {
  base: 'root',
  methods: ['GET'],
  path: '/releases/counts',
  permission: 'open',
  summary: 'Counts what browsers told of a release of a module, for whoever decides about it.',
  query: {
    module: { type: 'text', description: 'Name of the module.' },
    release: { type: 'text', description: 'Name of the release.' },
  },
  reply: {
    description:
      'Tabs that opened it within the last hour, and those of them in which it failed; of each person two of each at most.',
    schema: z.object({ sessions: z.number(), failed: z.number() }),
  },
} as const satisfies Call;
