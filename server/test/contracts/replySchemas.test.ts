import { readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, '../../../shared-contracts/src');
/** What is sent to the server, or read by the build: it stays strict. */
const REQUESTS = [
  'actBodySchema',
  'agreementContactSchema',
  'agreementPartnerSchema',
  'applicationSettingsSchema',
  'assignOfficersBodySchema',
  'newAbsenceSchema',
  'proposalSchema',
  'bulkBodySchema',
  'bulkInputSchema',
  'changedViewSchema',
  'listChoicesSchema',
  'newViewSchema',
  'bulkEditSchema',
  'placesEditSchema',
  'languagesEditSchema',
  'contactsEditSchema',
  'departmentsEditSchema',
  'reminderMailSchema',
  'bulkPreviewBodySchema',
  'currentOfficersBodySchema',
  'correctionSchema',
  'departmentSchema',
  'ectsCoordinatorFieldsSchema',
  'ectsCoordinatorFormSchema',
  'institutionSchema',
  'faultReportSchema',
  'moduleDescriptionSchema',
  'moduleReportSchema',
  'newsSchema',
  'publishedNewsSchema',
  'newCoordinatorFieldsSchema',
  'newCoordinatorFormSchema',
  'hideReminderSchema',
  'joiningSchema',
  'leavingSchema',
  'personSaidSchema',
  'replacementSchema',
  'offerPdfSchema',
  'ownStudiesSchema',
  'profileSchema',
  'reminderChoiceSchema',
  'saveReminderSettingsSchema',
  'staffMobilityRowSchema',
  'studentMobilityRowSchema',
  'newNoteSchema',
  'newPartnerMailSchema',
  'partCopiesSchema',
  'splitSchema',
  'takeOverSchema',
];
/** Bodies of errors: the client reads them member by member and takes any code, the schemas describe what the server sends. */
const ERRORS = [
  'apiErrorCodeSchema',
  'apiErrorSchema',
  'copiesDifferSchema',
  'factsheetRefreshFailureSchema',
  'fieldErrorCodeSchema',
  'fieldErrorSchema',
  'unknownPartnerSchema',
];
/** Tells a success from a failure by each of its values: one that it does not know is none. */
const OUTCOMES = ['factsheetRefreshSchema'];
const NEW_VALUE = 'something-new';

/** A value that a schema takes, and the same with each of its closed lists in turn naming a value that is not in it. */
type Sample = { readonly base: unknown; readonly changed: readonly unknown[] };
type Definition = Readonly<Record<string, unknown>> & { readonly type: string };
type Schema = { readonly _zod: { readonly def: unknown } };
type Parsed = { readonly success: boolean; readonly error?: { readonly issues: readonly unknown[] } };
type ReplySchema = Schema & { readonly safeParse: (value: unknown) => Parsed };

const replies = await readReplySchemas();
const cases = replies.flatMap(({ name, schema }) =>
  sampleOf(schema).changed.map((value, index) => [name, index, value, schema] as const),
);

describe('schemas of replies', () => {
  test('are all looked at', () => {
    expect(replies.length).toBeGreaterThan(30);
    expect(cases.length).toBeGreaterThan(40);
  });

  test.each(replies.map(({ name, schema }) => [name, schema] as const))(
    '%s takes its sample',
    (_, schema) => {
      expect(schema.safeParse(sampleOf(schema).base).success).toBe(true);
    },
  );

  test.each(cases)('%s takes a value that it does not know (%d)', (_name, _index, value, schema) => {
    expect(JSON.stringify(value)).toContain(NEW_VALUE);
    expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

async function readReplySchemas() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      // A module of this package; what it exports is looked at one by one.
      .map((file) => import(path.join(SOURCE, file)) as Promise<Readonly<Record<string, unknown>>>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => replySchemaOf(name, value))
    .filter(([name]) => ![...REQUESTS, ...ERRORS, ...OUTCOMES].includes(name))
    .map(([name, schema]) => ({ name, schema }));
}

/** A schema by its name, or the one of a pick. */
function replySchemaOf(name: string, value: unknown): ReadonlyArray<readonly [string, ReplySchema]> {
  if (name.endsWith('Schema') && isSchema(value)) return [[name, value]];
  const schema: unknown = Reflect.get(Object(value), 'schema');
  return isSchema(schema) ? [[name, schema]] : [];
}

function isSchema(value: unknown): value is ReplySchema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function sampleOf(schema: Schema): Sample {
  const def = schema._zod.def as Definition;
  const inner = () => sampleOf(def['innerType'] as Schema);
  switch (def.type) {
    case 'object':
      return sampleOfObject(def['shape'] as Readonly<Record<string, Schema>>);
    case 'array':
      return sampleOfArray(sampleOf(def['element'] as Schema));
    case 'union':
      return sampleOfUnion((def['options'] as readonly Schema[]).map(sampleOf));
    case 'literal':
      return literalSample((def['values'] as readonly unknown[])[0]);
    case 'enum':
      return { base: Object.values(def['entries'] as object)[0] as unknown, changed: [NEW_VALUE] };
    case 'nullable':
    case 'optional':
    case 'catch':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner();
    case 'pipe':
      return sampleOfPipe(def['in'] as Schema, def['out'] as Schema);
    case 'string':
      return { base: '2026-01-01', changed: [] };
    case 'number':
    case 'int':
      return { base: 1, changed: [] };
    case 'boolean':
      return { base: true, changed: [] };
    case 'record':
      return { base: {}, changed: [] };
    case 'unknown':
      return { base: {}, changed: [] };
    case 'null':
      return { base: null, changed: [] };
    default:
      throw new Error(`No sample for ${def.type}.`);
  }
}

/** An empty text stands for nothing, and is no list of one. */
function literalSample(value: unknown): Sample {
  return { base: value, changed: value === '' ? [] : [NEW_VALUE] };
}

function sampleOfObject(shape: Readonly<Record<string, Schema>>): Sample {
  const samples = Object.entries(shape).map(([name, schema]) => [name, sampleOf(schema)] as const);
  const base = Object.fromEntries(samples.map(([name, sample]) => [name, sample.base]));
  const changed = samples.flatMap(([name, sample]) =>
    sample.changed.map((value) => ({ ...base, [name]: value })),
  );
  return { base, changed };
}

function sampleOfArray({ base, changed }: Sample): Sample {
  return { base: [base], changed: changed.map((value) => [value]) };
}

function sampleOfUnion(options: readonly Sample[]): Sample {
  return { base: options[0]?.base, changed: options.flatMap(({ changed }) => changed) };
}

/** A text in JSON is what the schema behind its transformation takes. */
function sampleOfPipe(before: Schema, after: Schema): Sample {
  const def = after._zod.def as Definition;
  if (def.type !== 'pipe') return sampleOf(before);
  const { base, changed } = sampleOf(def['out'] as Schema);
  return { base: JSON.stringify(base), changed: changed.map((value) => JSON.stringify(value)) };
}
