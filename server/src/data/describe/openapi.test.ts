import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import { MODEL } from '../sets/model.ts';
import { describeMetadata } from './metadata.ts';
import { openApiText } from './openapi.ts';

function referencesOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesOf(inner),
  );
}

/** Every schema with more than two members, wherever it stands. */
function objectsOf(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  const members: unknown = 'properties' in value ? value.properties : {};
  return Object.keys(Object(members)).length > 2 ? [value, ...inner] : inner;
}

type Schemas = { readonly schemas: Readonly<Record<string, object>> };

describe('openApiText', () => {
  test('is what the committed file says', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../openapi.json'), 'utf8');
    // `pnpm --filter server run openapi` writes the file anew.
    expect(committed === openApiText()).toBe(true);
  });
});

describe('describeOpenApi', () => {
  test('describes every set, and refers to nothing that is not there', () => {
    const document = JSON.parse(openApiText()) as { paths: object; components: Record<string, object> };
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(SET_NAMES.flatMap((name) => [`/${name}`, `/${name}/{id}`])),
    );
    const missing = referencesOf(document).filter((reference) => {
      const [, , kind = '', name = ''] = reference.split('/');
      return !Object.hasOwn(document.components[kind] ?? {}, name);
    });
    expect(missing).toEqual([]);
  });

  test('says what has several members once', () => {
    const { paths, components } = JSON.parse(openApiText()) as { paths: object; components: Schemas };
    const inCalls = Object.keys(components.schemas).filter((name) => !Object.hasOwn(MODEL, name));
    const parts = inCalls.flatMap((name) => objectsOf(components.schemas[name]));
    const texts = [...parts, ...objectsOf(paths)].map((part) => JSON.stringify(part));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('has no write operation on a set that nobody may change', () => {
    const { paths } = JSON.parse(openApiText()) as { paths: Record<string, object> };
    expect(Object.keys(paths['/AcademicYears'] ?? {})).toEqual(['get']);
    expect(Object.keys(paths['/ECTSCoordinatorTables'] ?? {})).toEqual(['get', 'post', 'put', 'delete']);
  });
});

describe('describeMetadata', () => {
  test('is well-formed and names every set', () => {
    const xml = describeMetadata();
    const open: string[] = [];
    for (const [, slash, name = '', empty] of xml.matchAll(/<(\/?)([A-Za-z:]+)[^>]*?(\/?)>/g)) {
      if (slash) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
    }
    expect(open).toEqual([]);
    for (const name of SET_NAMES) expect(xml).toContain(`<EntitySet Name="${name}"`);
  });
});
