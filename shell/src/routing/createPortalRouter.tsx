import { createBrowserRouter, type RouteObject } from 'shared-ui/core';
import { PUBLIC_PATHS } from 'shared-contracts/portal/publicPages.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { isPublicPath } from '../about/PublicRoute.tsx';
import { RoutedPublicPage } from '../about/RoutedPublicPage.tsx';
import { FaultsRoute } from '../releasePages/faults/FaultsRoute.tsx';
import { FAULTS_PATH } from '../faults/faultsPath.ts';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { ReleasesRoute } from '../releasePages/trial/ReleasesRoute.tsx';
import { RELEASES_PATH } from '../trials/trialLink.ts';
import { ForbiddenPage } from '../page/ForbiddenPage.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import { NotFoundPage } from '../page/NotFoundPage.tsx';
import { StartRedirect } from './StartRedirect.tsx';
import { FORBIDDEN_PATH, START_PATH } from '../page/startAddress.ts';

/** Makes the portal's only router, from what the modules say of themselves. */
export function createPortalRouter(descriptions: readonly ModuleDescription[]) {
  return createBrowserRouter([{ element: <PortalFrame />, children: portalRoutes(descriptions) }]);
}

/** Lists the pages of all modules, and the shell's own. */
export function portalRoutes(descriptions: readonly ModuleDescription[]): RouteObject[] {
  const pages = descriptions.flatMap((description) =>
    description.routes.map((route) => ({
      path: route.path,
      // The key keeps two pages of one module apart when React compares them.
      element: <GuardedPage key={route.id} description={description} route={route} />,
    })),
  );
  const hasStart = pages.some(({ path }) => path === START_PATH);
  return [
    ...pages,
    ...(hasStart ? [] : [{ path: START_PATH, element: <StartRedirect /> }]),
    { path: RELEASES_PATH, element: <ReleasesRoute /> },
    { path: FAULTS_PATH, element: <FaultsRoute /> },
    ...PUBLIC_PATHS.filter(isPublicPath).map((path) => ({
      path,
      element: <RoutedPublicPage key={path} path={path} />,
    })),
    { path: FORBIDDEN_PATH, element: <ForbiddenPage /> },
    { path: '*', element: <NotFoundPage /> },
  ];
}
