import type { JsonSchema } from './fieldSchema.ts';

type Option = {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly isForItems?: boolean;
};

const OF_ONE = ' Changes nothing where one record is read.';

const OPTIONS: readonly Option[] = [
  {
    name: '$filter',
    description: 'Condition that the records meet.',
    schema: { type: 'string', maxLength: 8000 },
  },
  {
    name: '$search',
    description:
      'Words as a person types them, each of which is found in the record; without `$orderby` what they are likeliest to mean comes first.',
    schema: { type: 'string', maxLength: 8000 },
  },
  {
    name: 'spelling',
    description:
      'With `exact` a word that no record has finds none; without it such a word finds what is spelt like it.',
    schema: { type: 'string', enum: ['exact'] },
  },
  {
    name: '$select',
    description: 'Members to give, with paths and aliases, or aggregates.',
    schema: { type: 'string' },
    isForItems: true,
  },
  {
    name: '$expand',
    description: 'Links to follow, with options in parentheses.',
    schema: { type: 'string' },
    isForItems: true,
  },
  {
    name: '$orderby',
    description: 'Members to sort by, each with `desc` or `asc`.',
    schema: { type: 'string' },
  },
  { name: '$groupby', description: 'Members to group by.', schema: { type: 'string' } },
  {
    name: '$top',
    description: `Most records to give; 0 or -1 for all.${OF_ONE}`,
    schema: { type: 'integer', default: 30, minimum: -1 },
    isForItems: true,
  },
  {
    name: '$skip',
    description: `Records to leave out first.${OF_ONE}`,
    schema: { type: 'integer', default: 0, minimum: 0 },
    isForItems: true,
  },
  {
    name: '$count',
    description: `Whether to tell how many records match in all.${OF_ONE}`,
    schema: { type: 'boolean', default: true },
    isForItems: true,
  },
  {
    name: '$first',
    description: 'Whether to give the first record alone.',
    schema: { type: 'boolean', default: false },
  },
  {
    name: '$levels',
    description: 'How deep links are followed without being named.',
    schema: { type: 'integer', default: 1, minimum: 0, maximum: 4 },
    isForItems: true,
  },
];

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the client for one creation: a repetition with the same key by the same person creates nothing.',
  schema: { type: 'string', format: 'uuid' },
};

const COUNTS = ['@odata.count', '@odata.skip', 'total', 'skip'].map((name) => [name, { type: 'integer' }]);

/** What every list answers around its records, for `components.schemas`. */
export const LIST_PAGE: JsonSchema = {
  type: 'object',
  properties: {
    '@odata.context': { type: 'string' },
    ...Object.fromEntries(COUNTS),
    value: { type: 'array' },
  },
  required: ['value'],
};

/** Query options and headers, for `components.parameters`. */
export const SHARED_PARAMETERS: JsonSchema = {
  ...Object.fromEntries(
    OPTIONS.map(({ name, description, schema }) => [
      name.slice(1),
      { name, in: 'query', description, schema },
    ]),
  ),
  idempotencyKey: IDEMPOTENCY_KEY,
};

/** Refers to the header that a call which creates records takes. */
export const CREATION_PARAMETERS: readonly JsonSchema[] = [
  { $ref: '#/components/parameters/idempotencyKey' },
];

/** Refers to the options that a read of several records or of one takes. */
export function parameterReferences(kind: 'list' | 'item'): readonly JsonSchema[] {
  return OPTIONS.filter((option) => kind === 'list' || option.isForItems).map(({ name }) => ({
    $ref: `#/components/parameters/${name.slice(1)}`,
  }));
}

/** The body of every refusal, for `components.responses`. */
export const PROBLEM_ANSWER: JsonSchema = {
  description: 'The call was refused; `code` and `message` say why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
};

/** Refers to {@link PROBLEM_ANSWER}. */
export const PROBLEM: JsonSchema = { $ref: '#/components/responses/Problem' };
