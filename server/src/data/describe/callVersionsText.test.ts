import { readFileSync } from 'node:fs';
import { CALLS } from 'shared-contracts/calls.ts';
import {
  neededCalls,
  servedCalls,
  unservedCalls,
  type CallVersions,
} from 'shared-contracts/call/callVersions.ts';
import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import { callShapes, type CallShape, type Description } from './callShapes.ts';
import { readCallVersions, VERSIONS_FILE } from '../../config/callVersions.ts';
import { callVersionsText } from './callVersionsText.ts';
import { NO_VERSIONS, nextVersions, serves } from './nextVersions.ts';
import { openApiText } from './openapi.ts';

type Schema = { properties: Record<string, object>; required?: string[]; 'x-required-members'?: string[] };
type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
};

/** Gives the description as the code has it, changed. */
function changed(change: (document: Document) => void = () => undefined): ReadonlyMap<string, CallShape> {
  const document = JSON.parse(openApiText()) as Document;
  change(document);
  return callShapes(document as unknown as Description);
}

const schemaOf = ({ components }: Document, name: string): Schema => {
  const schema = components.schemas[name];
  if (schema === undefined) throw new Error(`no ${name}`);
  return schema;
};

test('the committed file has a version of every call and set, and is what the code says', () => {
  // `pnpm --filter server run openapi` writes the file anew.
  expect(readFileSync(VERSIONS_FILE, 'utf8') === callVersionsText()).toBe(true);
  expect(Object.keys(readCallVersions().calls)).toEqual(
    expect.arrayContaining([...Object.keys(CALLS), ...SET_NAMES]),
  );
});

/** What a change does: does the new server serve the clients of before, and the old server a client that is built now? */
const CHANGES: ReadonlyArray<
  readonly [what: string, name: string, old: boolean, now: boolean, change: (document: Document) => void]
> = [
  [
    'a reply gets a member that may be missing',
    'listBurntReleases',
    true,
    true,
    (d) => Object.assign(burnt(d).properties, { note: { type: 'string' } }),
  ],
  [
    'a reply gets a member that clients count on',
    'listBurntReleases',
    true,
    false,
    (d) => {
      burnt(d).properties['note'] = { type: 'string' };
      burnt(d).required?.push('note');
    },
  ],
  [
    'a reply loses a member',
    'listBurntReleases',
    false,
    true,
    (d) => {
      delete burnt(d).properties['failed'];
      burnt(d).required = burnt(d).required?.filter((name) => name !== 'failed') ?? [];
    },
  ],
  [
    'a body needs one member more',
    'proposeAgreement',
    false,
    false,
    (d) => {
      const body = schemaOf(d, 'ProposeAgreementBody');
      body.properties['tone'] = { type: 'string' };
      body.required?.push('tone');
    },
  ],
  [
    'a body may have one member more',
    'proposeAgreement',
    true,
    false,
    (d) => Object.assign(schemaOf(d, 'ProposeAgreementBody').properties, { tone: { type: 'string' } }),
  ],
  [
    'a call goes to another address',
    'listNotes',
    false,
    false,
    (d) => {
      const { get, ...rest } = d.paths['/iias/{id}/notes'] ?? {};
      d.paths['/iias/{id}/notes'] = rest;
      d.paths['/iias/{id}/letters'] = { servers: rest['servers'], get };
    },
  ],
  [
    'a set gets a member',
    'MobilityDepartments',
    true,
    false,
    (d) =>
      Object.assign(schemaOf(d, 'MobilityDepartments').properties, { floor: { type: ['string', 'null'] } }),
  ],
  [
    'a set loses a member',
    'MobilityDepartments',
    false,
    true,
    (d) => void delete schemaOf(d, 'MobilityDepartments').properties['ounitId'],
  ],
  [
    'a new record of a set needs a member more',
    'MobilityDepartments',
    false,
    true,
    (d) => schemaOf(d, 'MobilityDepartments')['x-required-members']?.push('ounitId'),
  ],
  [
    'a record within a record loses a member',
    'MobilityAgreements',
    false,
    true,
    (d) => void delete schemaOf(d, 'MobilitySignings').properties['signer'],
  ],
  [
    'a list of words in replies grows',
    'readHealth',
    true,
    true,
    (d) => {
      const { files } = schemaOf(d, 'Health').properties;
      Object.assign(files ?? {}, { enum: ['a', 'b', 'c'] });
    },
  ],
];

function burnt(document: Document): Schema {
  const name = Object.keys(document.components.schemas).find((one) => one.startsWith('ListBurntReleases'));
  const { items } = schemaOf(document, name ?? '') as unknown as { items: Schema };
  return items;
}

describe('when a call changes', () => {
  test.each(CHANGES)(
    'as %s (%s): old clients served %s, old server serves new ones %s',
    (_what, name, old, now, change) => {
      const [before, after] = [changed(), changed(change)];
      const base = nextVersions(NO_VERSIONS, new Map(), before);
      const next = nextVersions(base, before, after);
      const needs = (versions: CallVersions) => neededCalls(versions, [name]);
      const lacking = (client: CallVersions, server: CallVersions) =>
        Object.values(unservedCalls(needs(client), servedCalls(server))).flat();

      expect(after.get(name)).not.toEqual(before.get(name));
      expect(lacking(base, next)).toEqual(old ? [] : [name]);
      expect(lacking(next, base)).toEqual(now ? [] : [name]);
      expect(lacking(next, next)).toEqual([]);
      const others = Object.keys(base.calls).filter(
        (one) => one !== name && next.calls[one]?.now !== base.calls[one]?.now,
      );
      expect(others).toEqual([]);
    },
  );

  test('the calls as they are serve themselves', () => {
    const shapes = changed();
    for (const [name, shape] of shapes) expect([name, serves(shape, shape)]).toEqual([name, true]);
  });

  test('one that is gone serves nobody, and one of its name later on serves only those who know that', () => {
    const before = changed();
    const without = new Map([...before].filter(([name]) => name !== 'listNotes'));
    const base = nextVersions(NO_VERSIONS, new Map(), before);
    const gone = nextVersions(base, before, without);
    const back = nextVersions(gone, without, before);
    const client = (versions: CallVersions) => neededCalls(versions, ['listNotes']);

    expect(unservedCalls(client(base), servedCalls(gone)).ahead).toEqual(['listNotes']);
    expect(unservedCalls(client(base), servedCalls(back)).ahead).toEqual(['listNotes']);
    expect(unservedCalls(client(back), servedCalls(base)).behind).toEqual(['listNotes']);
    expect(unservedCalls(client(back), servedCalls(back))).toEqual({ behind: [], ahead: [] });
    expect(unservedCalls(client(base), { upTo: 0, from: {} }).behind).toEqual(['listNotes']);
  });

  test('files that do not belong together, as of two branches, are refused rather than guessed about', () => {
    const base = nextVersions(NO_VERSIONS, new Map(), changed());
    const [one, other] = [CHANGES[1]![4], CHANGES[4]![4]];
    const [first, second] = [one, other].map((change) => nextVersions(base, changed(), changed(change)));
    const both = changed((document) => {
      one(document);
      other(document);
    });
    const refusal = 'as they are in the main branch';
    expect(() => nextVersions(base, changed(one), changed(one))).toThrow(refusal);
    // What a merge makes of it when each took a line: the level is the same, and so are the other's shapes.
    const merged = {
      ...first!,
      calls: { ...first!.calls, proposeAgreement: second!.calls['proposeAgreement']! },
    };
    expect(() => nextVersions(merged, both, both)).toThrow(refusal);
    expect(nextVersions(first!, changed(one), both).level).toBe(3);
  });

  test('a new call is served by servers that have it, and leaves no client of before', () => {
    const [without, whole] = [new Map([...changed()].filter(([name]) => name !== 'listNotes')), changed()];
    const base = nextVersions(NO_VERSIONS, new Map(), without);
    const next = nextVersions(base, without, whole);
    expect(unservedCalls(neededCalls(next, ['listNotes']), servedCalls(base)).behind).toEqual(['listNotes']);
    expect(servedCalls(next)).toEqual({ upTo: 2, from: {} });
  });
});
