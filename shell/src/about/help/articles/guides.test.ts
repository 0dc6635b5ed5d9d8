import { ROLE_PERMISSIONS, type Role } from 'shared-contracts/rights/permissions.ts';
import { buildDescription } from '../../../testing/builders.ts';
import { findArticles } from './findArticles.ts';
import { GUIDES, guidesFor, HELP_ARTICLES } from './guides.ts';

const route = (id: string, permission: 'iia_list' | 'application_list') => ({
  id,
  path: `/${id}`,
  title: { en: id, el: id },
  permission: [permission],
});
const DESCRIPTIONS = [
  buildDescription({ id: 'mfe-admin', routes: [route('overview', 'iia_list')] }),
  buildDescription({ id: 'mfe-applications', routes: [route('applicationList', 'application_list')] }),
];

function idsOf(role: Role): readonly (readonly string[])[] {
  const reader = { role, permissions: ROLE_PERMISSIONS[role], descriptions: DESCRIPTIONS };
  return guidesFor(reader).map((guide) => [guide.role, ...guide.articles.map(({ id }) => id)]);
}

describe('guidesFor', () => {
  test('gives the own guide first, and of others what the rights of a reader open, each article once', () => {
    expect(idsOf('IRO')).toEqual([
      ['IRO', 'overview', 'read-applications', 'search'],
      ['Student', 'apply', 'follow-application'],
    ]);
    expect(idsOf('Faculty')).toEqual([['Faculty', 'overview', 'search']]);
    expect(idsOf('Student')).toEqual([['Student', 'apply', 'follow-application', 'search']]);
  });

  test('gives nothing to whoever has no rights', () => {
    expect(idsOf('No Rights')).toEqual([]);
  });

  test('has every article in a guide, and no two under one address', () => {
    const ids = HELP_ARTICLES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(Object.values(GUIDES).flat())).toEqual(new Set(ids));
  });

  test('has as many steps in each language', () => {
    for (const { id, texts } of HELP_ARTICLES)
      expect([id, texts.el.steps.length]).toEqual([id, texts.en.steps.length]);
  });
});

describe('findArticles', () => {
  const reader = { role: 'IRO', permissions: ROLE_PERMISSIONS.IRO, descriptions: DESCRIPTIONS } as const;
  const find = (text: string) => findArticles(guidesFor(reader), text).map(({ id }) => id);

  test.each([
    ['see what needs', ['overview']],
    ['ΔΕΙΤΕ τι απαιτεί', ['overview']],
    ['αναζητηστε οπουδηποτε', ['search']],
    ['follow', ['follow-application']],
    ['needs xyz', []],
    ['a', []],
    ['', []],
  ])('finds by "%s" %j', (text, ids) => {
    expect(find(text)).toEqual(ids);
  });
});
