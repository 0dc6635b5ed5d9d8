import { ROLE_PERMISSIONS, type Permission } from 'shared-contracts/rights/permissions.ts';
import type { ModuleMenuEntry } from 'shared-contracts/releases/module.ts';
import { buildDescription } from '../testing/builders.ts';
import { menuSections, needsRules, type RuleAnswers } from './menuEntries.ts';

const OPEN: RuleAnswers = { newLongTermApplication: null, newShortTermApplication: null };
const LONG = '/application/outgoing/student/new';

function entry(changes: Partial<ModuleMenuEntry>): ModuleMenuEntry {
  return {
    id: 'samples',
    path: '/samples',
    label: { en: 'x', el: 'x' },
    permission: 'iia_list',
    order: 1,
    icon: 'new',
    ...changes,
  };
}

function route(path: string) {
  return { id: 'page', path, title: { en: 'x', el: 'x' }, permission: ['iia_list' as Permission] };
}

const LONG_TERM = entry({
  id: 'long',
  path: LONG,
  permission: 'application_create',
  group: 'application',
  rule: 'newLongTermApplication',
});

function ids(menu: ModuleMenuEntry[], paths: string[], permissions: readonly Permission[], answers = OPEN) {
  const description = buildDescription({ menu, routes: paths.map(route) });
  return menuSections([description], permissions, answers).flatMap(({ items }) => items.map(({ id }) => id));
}

describe('menuSections', () => {
  test('shows an entry to those who hold its permission alone', () => {
    expect(ids([entry({})], ['/samples'], ROLE_PERMISSIONS.IRO)).toEqual(['samples']);
    expect(ids([entry({})], ['/samples'], ROLE_PERMISSIONS.Student)).toEqual([]);
    expect(ids([entry({})], ['/samples'], [])).toEqual([]);
  });

  test('shows no entry whose page does not exist', () => {
    expect(ids([entry({})], [], ROLE_PERMISSIONS.IRO)).toEqual([]);
  });

  test.each([null, undefined, 'exists', 'closed'] as const)(
    'shows no entry without a page when its rule answers %s',
    (block) => {
      expect(
        ids([LONG_TERM], [], ROLE_PERMISSIONS.Student, { ...OPEN, newLongTermApplication: block }),
      ).toEqual([]);
    },
  );

  test('shows an entry with a page in every state of its rule', () => {
    for (const block of [null, undefined, 'exists', 'closed'] as const) {
      const answers = { ...OPEN, newLongTermApplication: block };
      const [section] = menuSections(
        [buildDescription({ menu: [LONG_TERM], routes: [route(LONG)] })],
        ROLE_PERMISSIONS.Student,
        answers,
      );
      expect(section?.items).toMatchObject([{ block: block === undefined ? 'unknown' : block }]);
    }
  });

  test('orders the entries of all modules, and keeps a group together', () => {
    const first = buildDescription({
      menu: [entry({ id: 'c', order: 30 }), entry({ id: 'g2', order: 40, group: 'application' })],
    });
    const second = buildDescription({
      id: 'mfe-other',
      menu: [entry({ id: 'g1', order: 10, group: 'application' }), entry({ id: 'b', order: 20 })],
    });
    const sections = menuSections([first, second], ROLE_PERMISSIONS.IRO, OPEN);

    expect(sections.map(({ group, items }) => [group, items.map(({ id }) => id)])).toEqual([
      ['application', ['g1', 'g2']],
      [undefined, ['b']],
      [undefined, ['c']],
    ]);
  });
});

describe('an entry of a newer module', () => {
  // The values are those of a contract that this shell does not know.
  const newer = (changes: object) =>
    menuSections(
      [
        buildDescription({
          menu: [entry({}), { ...LONG_TERM, ...changes }],
          routes: ['/samples', LONG].map(route),
        }),
      ],
      ROLE_PERMISSIONS.IRO,
      OPEN,
    );

  test('stands alone when this shell does not know its group', () => {
    expect(newer({ group: 'something-new' }).map(({ group }) => group)).toEqual([undefined, undefined]);
  });

  test('is shown as not known yet when this shell does not know its rule', () => {
    expect(newer({ rule: 'something-new' })[1]?.items).toMatchObject([{ id: 'long', block: 'unknown' }]);
  });

  test('is not shown when this shell does not know its permission', () => {
    expect(newer({ permission: 'something-new' })).toHaveLength(1);
  });
});

describe('needsRules', () => {
  test('asks the rules only for somebody whom they concern', () => {
    const descriptions = [buildDescription({ menu: [LONG_TERM] })];

    expect(needsRules(descriptions, ROLE_PERMISSIONS.Student)).toBe(true);
    expect(needsRules(descriptions, ROLE_PERMISSIONS.Faculty)).toBe(false);
  });
});
