import { useLocation } from 'shared-ui/core';
import { NavigationContext } from './help/navigationContext.ts';
import { type PublicPath, PublicRoute } from './PublicRoute.tsx';

/** A page about the portal for somebody who is signed in, whom links lead from place to place within it. */
export function RoutedPublicPage({ path }: { readonly path: PublicPath }) {
  const { key } = useLocation();
  return (
    <NavigationContext value={key}>
      <PublicRoute path={path} />
    </NavigationContext>
  );
}
