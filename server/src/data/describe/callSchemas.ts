import * as agreementActs from 'shared-contracts/exchange/agreementActs.ts';
import * as bulkEdits from 'shared-contracts/bulk/bulkEdits.ts';
import * as bulkJobs from 'shared-contracts/bulk/bulkJobs.ts';
import * as otherEdits from 'shared-contracts/bulk/otherEdits.ts';
import * as campaign from 'shared-contracts/bulk/campaign.ts';
import type { Call } from 'shared-contracts/call/call.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import * as changeCalls from 'shared-contracts/portal/changeCalls.ts';
import * as serverCalls from 'shared-contracts/portal/serverCalls.ts';
import * as agreementNotes from 'shared-contracts/notes/agreementNotes.ts';
import * as applicationNotes from 'shared-contracts/notes/applicationNotes.ts';
import * as agreementHistory from 'shared-contracts/agreements/entities/agreementHistory.ts';
import * as listViews from 'shared-contracts/views/listViews.ts';
import * as reminder from 'shared-contracts/reminders/reminder.ts';
import type { ApiErrorBody } from 'shared-contracts/errors/errors.ts';
import * as errors from 'shared-contracts/errors/errors.ts';
import * as exchange from 'shared-contracts/exchange/exchange.ts';
import * as exchangeAttention from 'shared-contracts/exchange/exchangeAttention.ts';
import * as copiesActs from 'shared-contracts/exchange/copiesActs.ts';
import * as exchangeCopies from 'shared-contracts/exchange/exchangeCopies.ts';
import * as exchangeFactsheet from 'shared-contracts/exchange/exchangeFactsheet.ts';
import * as keptDocuments from 'shared-contracts/exchange/keptDocuments.ts';
import * as partnerEvents from 'shared-contracts/exchange/partnerEvents.ts';
import { UNKNOWN } from 'shared-contracts/call/known.ts';
import * as memberChange from 'shared-contracts/members/memberChange.ts';
import * as networkPresence from 'shared-contracts/institutions/networkPresence.ts';
import * as overview from 'shared-contracts/overview/overview.ts';
import * as partnerLookup from 'shared-contracts/exchange/partnerLookup.ts';
import * as people from 'shared-contracts/people/people.ts';
import * as placeList from 'shared-contracts/places/placeList.ts';
import * as report from 'shared-contracts/report/report.ts';
import * as z from 'zod/mini';
import type { JsonSchema } from './fieldSchema.ts';

type Override = NonNullable<z.core.RegistryToJSONSchemaParams['override']>;

/** Where the schemas of calls are; an export `deliverySchema` is described as `Delivery`. */
const MODULES: ReadonlyArray<Readonly<Record<string, unknown>>> = [
  errors,
  agreementActs,
  agreementHistory,
  agreementNotes,
  applicationNotes,
  bulkEdits,
  bulkJobs,
  campaign,
  otherEdits,
  changeCalls,
  copiesActs,
  exchange,
  exchangeAttention,
  exchangeCopies,
  exchangeFactsheet,
  keptDocuments,
  listViews,
  memberChange,
  networkPresence,
  overview,
  partnerEvents,
  partnerLookup,
  people,
  placeList,
  reminder,
  report,
  serverCalls,
];

const NAMES = z.registry<{ id: string }>();
for (const [name, schema] of MODULES.flatMap((module) => Object.entries(module))) {
  if (name.endsWith('Schema') && isSchema(schema))
    nameIt(schema, capitalised(name.slice(0, -'Schema'.length)));
}
for (const [name, { body, reply, otherReplies = {} }] of Object.entries<Call>(CALLS)) {
  if (body !== undefined && isSchema(body)) nameIt(body, `${capitalised(name)}Body`);
  for (const answer of [reply, ...Object.values(otherReplies)])
    if ('schema' in answer) nameIt(answer.schema, `${capitalised(name)}Reply`);
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** What has a name of its own keeps it. */
function nameIt(schema: z.ZodMiniType, id: string): void {
  if (!NAMES.has(schema)) NAMES.add(schema, { id });
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function referenceOf(id: string): string {
  return `#/components/schemas/${id}`;
}

/** Refers to the schema of a call. */
export function schemaReference(schema: z.ZodMiniType): JsonSchema {
  return { $ref: referenceOf(NAMES.get(schema)?.id ?? '') };
}

/** Describes the schemas of all calls by what travels, not by what becomes of it; each once, by its name. */
export function callSchemas(): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(NAMES, {
    io: 'input',
    unrepresentable: 'any',
    override: (context) => {
      describeAsSent(context);
      if (context.zodSchema === errors.apiErrorSchema) addDescriptions(context.jsonSchema);
    },
    uri: referenceOf,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...described }]) => [id, described]),
  );
}

/** What the members of a refusal say, where their names do not. */
const ERROR_MEMBERS: Readonly<Partial<Record<keyof ApiErrorBody, string>>> = {
  message: 'A sentence for people, in the language of `Accept-Language`.',
  field: 'Query option or member that is to blame.',
  detail: "What a partner's system said, or what was wrong with its answer, in English.",
  current: 'With `stale`: the record as it is now, unless it is too large for a refusal.',
  currentAt: 'With `stale`: where the record can be read, below the base of the data API.',
};

function addDescriptions({ properties = {} }: z.core.JSONSchema.BaseSchema): void {
  for (const [name, description] of Object.entries(ERROR_MEMBERS))
    Object.assign(properties[name] ?? {}, { description });
}

/** What a client takes for a value that it does not know, or for one that is not there, is nothing that the server sends. */
function describeAsSent({ zodSchema, jsonSchema }: Parameters<Override>[0]): void {
  if (zodSchema._zod.def.type === 'catch') {
    delete jsonSchema.default;
    if (jsonSchema.enum) jsonSchema.enum = jsonSchema.enum.filter((value) => value !== UNKNOWN);
    // Whoever reads it so takes values that are added later.
    Object.assign(jsonSchema, { 'x-open': true });
  }
  if (zodSchema._zod.def.type === 'prefault') delete jsonSchema.default;
  if (zodSchema instanceof z.ZodMiniObject) {
    const always = Object.entries(zodSchema._zod.def.shape).filter(([, member]) => isAlwaysSent(member));
    jsonSchema.required = always.map(([name]) => name);
  }
}

function isAlwaysSent(member: z.core.$ZodType): boolean {
  const { type } = member._zod.def;
  return type === 'catch' || type === 'prefault' || member._zod.optin === undefined;
}
