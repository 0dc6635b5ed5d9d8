import * as z from 'zod/mini';
import { known } from '../call/known.ts';
import { FILES_STATES } from '../overview/overview.ts';
import { CONFIG_PATH, type PortalConfig } from './portalConfig.ts';
import type { Call } from '../call/call.ts';
import { universitySchema } from './universitySchema.ts';

const health = known(['ok', 'unavailable']);
/** - status: whether calls can be answered; database: whether it answers; files: how far the room of all files is taken */
export const healthSchema = z.object({ status: health, database: health, files: known(FILES_STATES) });
export const livenessSchema = z.object({ status: known(['ok']) });

/** Schema of {@link PortalConfig}, for the description and for whoever calls from outside the portal. */
export const portalConfigSchema: z.ZodMiniType<PortalConfig> = z.object({
  api: z.string(),
  exchange: z.string(),
  isExchangeConnected: z.exactOptional(z.boolean()),
  identity: z.object({
    authority: z.string(),
    clientId: z.string(),
    scope: z.string(),
    homeOrganization: z.string(),
  }),
  registry: z.string(),
  university: z.exactOptional(universitySchema),
  calls: z.exactOptional(z.object({ upTo: z.number(), from: z.record(z.string(), z.number()) })),
});

export const readHealth = {
  base: 'root',
  methods: ['GET'],
  path: '/health',
  permission: 'open',
  summary: 'Tells load balancers, and whoever waits for the start, whether calls can be answered.',
  reply: { description: 'They can.', schema: healthSchema },
  otherReplies: { 503: { description: 'The database does not answer.', schema: healthSchema } },
} as const satisfies Call;

export const readLiveness = {
  base: 'root',
  methods: ['GET'],
  path: '/health/live',
  permission: 'open',
  summary: 'Tells that the process runs, and nothing else.',
  reply: { description: 'It runs.', schema: livenessSchema },
} as const satisfies Call;

export const readConfig = {
  base: 'root',
  methods: ['GET'],
  path: CONFIG_PATH,
  permission: 'open',
  summary: 'Gives the browser side its settings; nothing in them is secret.',
  reply: { description: 'The settings.', schema: portalConfigSchema },
} as const satisfies Call;
