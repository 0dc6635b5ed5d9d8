import type { ModuleRoute } from 'shared-contracts/releases/module.ts';

/** Finds the route that an address lies on; where several do, the one with the fewest parameters. */
export function routeAt<Route extends ModuleRoute>(
  routes: readonly Route[],
  path: string,
): Route | undefined {
  const [first] = routes
    .filter((route) => matchesPath(route.path, path))
    .sort((one, other) => parameters(one.path) - parameters(other.path));
  return first;
}

/** Tells whether a path lies on a route that is written as in `/iia/view/:name`. */
export function matchesPath(pattern: string, path: string): boolean {
  const [wanted, actual] = [segments(pattern), segments(path)];
  return (
    wanted.length === actual.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === actual[index])
  );
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function parameters(pattern: string): number {
  return segments(pattern).filter((segment) => segment.startsWith(':')).length;
}
