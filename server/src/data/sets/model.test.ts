import { DATA_ACCESS } from 'shared-contracts/sets/access.ts';
import { RESTRICTED_FIELDS } from 'shared-contracts/sets/memberAccess.ts';
import { CHILD_SET_NAMES, SET_NAMES } from 'shared-contracts/sets/sets.ts';
import type { SetDefinition } from '../../records/model/definition.ts';
import { findSet, MODEL } from './model.ts';
import { columnOf } from '../../records/model/columns.ts';

const DEFINITIONS = Object.values(MODEL);
const membersOf = (definition: SetDefinition) => [
  'id',
  ...Object.keys(definition.fields),
  ...Object.keys(definition.links),
];

/** Follows a path from a set; gives the first segment that is no member. */
function brokenSegment(definition: SetDefinition, path: string): string | undefined {
  const [member = '', ...rest] = path.split('/');
  if (rest.length === 0 && definition.derived?.[member] !== undefined) return undefined;
  if (!membersOf(definition).includes(member)) return member;
  const link = definition.links[member];
  if (rest.length === 0) return undefined;
  return link ? brokenSegment(link.target, rest.join('/')) : rest[0];
}

describe('MODEL', () => {
  test('defines every set and child set under its own name', () => {
    expect(Object.keys(MODEL).toSorted()).toEqual([...SET_NAMES, ...CHILD_SET_NAMES].toSorted());
    for (const [name, definition] of Object.entries(MODEL)) expect(definition.name).toBe(name);
  });

  test.each(DEFINITIONS)(
    '$name leads owned members only to child sets that it or a sibling row owns',
    (definition) => {
      for (const link of Object.values(definition.links)) {
        const target = link.target;
        if (link.kind !== 'ownedOne' && link.kind !== 'ownedMany') {
          expect(target.owner).toBeUndefined();
          continue;
        }
        const ownerTable = target.owner?.definition.table;
        expect(ownerTable).toBe(definition.table);
      }
    },
  );

  test('gives every child set exactly one kind of place in its owner', () => {
    for (const name of CHILD_SET_NAMES) {
      const kinds = DEFINITIONS.flatMap(({ links }) =>
        Object.values(links)
          .filter((link) => link.set === name)
          .map(({ kind }) => kind),
      );
      expect(new Set(kinds).size).toBe(1);
      expect(MODEL[name].owner).toBeDefined();
    }
  });

  test('tells sets in one table apart by their fixed column values', () => {
    const places = CHILD_SET_NAMES.map(
      (name) => `${MODEL[name].table} ${JSON.stringify(MODEL[name].owner?.constant ?? {})}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(DEFINITIONS)('$name has no two members in one column but those that are the id', (definition) => {
    const columns = [
      ...Object.entries(definition.fields).map(([member, field]) => columnOf(member, field)),
      ...Object.values(definition.links).flatMap((link) => (link.kind === 'toOne' ? [link.column] : [])),
    ].filter((column) => column !== 'id');
    expect(new Set(columns).size).toBe(columns.length);
  });

  test.each(DEFINITIONS)(
    '$name names only members that exist, and a shape for each value object',
    (definition) => {
      const members = membersOf(definition);
      for (const member of [...(definition.uniqueMembers ?? []), ...(definition.heavyMembers ?? [])])
        expect(members).toContain(member);
      for (const [member, field] of Object.entries(definition.fields)) {
        expect([member, field.shape !== undefined]).toEqual([member, field.type === 'json']);
      }
    },
  );

  test.each(SET_NAMES)('%s has every member that the rights for it name', (name) => {
    const grants = Object.values(DATA_ACCESS[name]).flat();
    const paths = [
      ...grants.flatMap(({ where, fields }) => [...Object.keys(where ?? {}), ...(fields ?? [])]),
      ...Object.keys(RESTRICTED_FIELDS[name] ?? {}),
    ];
    expect(paths.map((path) => brokenSegment(MODEL[name], path)).filter(Boolean)).toEqual([]);
  });
});

describe('findSet', () => {
  test('finds a set in any case', () => {
    expect(findSet('mobilityagreements')).toBe(MODEL.MobilityAgreements);
    expect(findSet('ECTSCOORDINATORTABLES')).toBe(MODEL.ECTSCoordinatorTables);
  });

  test.each(['StudentMobilitiesForStudies', 'users/Me', '__proto__', 'constructor', ''])(
    'does not find %p',
    (name) => {
      expect(findSet(name)).toBeUndefined();
    },
  );
});

describe('the root of the owners', () => {
  test.each([
    ['MobilityLanguageSkillSubjectAreas', 'MobilityAgreements'],
    ['ApplicationFilesData', 'ApplicationStudentStudiesForms'],
    ['MobilityFactsheetVisaEntries', 'MobilityFactsheets'],
    ['Users', 'Users'],
  ] as const)('leads from %s to %s', (name, root) => {
    expect(MODEL[name].root).toBe(root);
  });
});
