import type { Call } from './call/call.ts';
import { CALLS } from './calls.ts';

type Definition = Readonly<Record<string, unknown>>;

/** Pages of other releases than the server's report what they know: a member more must not lose the report. */
const REPORTS: readonly string[] = ['reportModules', 'reportFaults'];

const bodies = Object.entries<Call>(CALLS).flatMap(([name, { body }]) =>
  body === undefined || 'maxBytes' in body || REPORTS.includes(name) ? [] : [[name, body] as const],
);

test.each(bodies)('the body of %s refuses members that it does not know, at every depth', (_name, body) => {
  expect(looseObjects(body, 'body')).toEqual([]);
});

function looseObjects(schema: unknown, path: string): readonly string[] {
  const definition = definitionOf(schema);
  if (definition === undefined) return [];
  const isLoose =
    definition['type'] === 'object' && definitionOf(definition['catchall'])?.['type'] !== 'never';
  const { shape, element, innerType, options, in: input } = definition;
  const below: readonly (readonly [string, unknown])[] = [
    ...Object.entries(shape ?? {}),
    ['items', element],
    ['inner', innerType],
    ['in', input],
    ...Object.entries(options ?? {}),
  ];
  return [
    ...(isLoose ? [path] : []),
    ...below.flatMap(([name, part]) => looseObjects(part, `${path}/${name}`)),
  ];
}

function definitionOf(schema: unknown): Definition | undefined {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return undefined;
  return (schema._zod as { readonly def: Definition }).def;
}
