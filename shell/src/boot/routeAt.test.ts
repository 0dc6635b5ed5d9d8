import type { ModuleRoute } from 'shared-contracts/releases/module.ts';
import { matchesPath, routeAt } from './routeAt.ts';

const route = (path: string): ModuleRoute => ({
  id: path,
  path,
  title: { en: path, el: path },
  permission: ['iia_view'],
});

describe('routeAt', () => {
  const routes = ['/iia/bulk/:jobId', '/iia/bulk/new', '/iia/:any/:jobId'].map(route);

  test('takes the route with the fewest parameters, whatever their order', () => {
    expect(routeAt(routes, '/iia/bulk/new')?.path).toBe('/iia/bulk/new');
    expect(routeAt(routes, '/iia/bulk/7')?.path).toBe('/iia/bulk/:jobId');
    expect(routeAt(routes, '/iia/view/7')?.path).toBe('/iia/:any/:jobId');
  });

  test('finds none at an address of nobody', () => {
    expect(routeAt(routes, '/iia')).toBeUndefined();
  });
});

describe('matchesPath', () => {
  test.each([
    ['/', '/', true],
    ['/', '/factsheets', false],
    ['/iia/view/:name', '/iia/view/12', true],
    ['/iia/view/:name', '/iia/view', false],
    ['/iia/view/:name', '/iia/view/12/edit', false],
    ['/factsheets', '/factsheets/', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesPath(pattern, path)).toBe(expected);
  });
});
