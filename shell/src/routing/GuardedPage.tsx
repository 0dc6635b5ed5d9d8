import { LoadingState, Navigate, useLanguage, useLocation, useParams, useTranslation } from 'shared-ui/core';
import { usePermissionCheck, useSession } from 'shared-auth';
import type { ModuleDescription, ModuleRoute } from 'shared-contracts/releases/module.ts';
import { ModulePage } from '../modulePage/ModulePage.tsx';
import { useModule } from '../modules/loading/moduleContext.ts';
import { StartRedirect } from './StartRedirect.tsx';
import { FORBIDDEN_PATH, START_PATH } from '../page/startAddress.ts';
import { PageHiddenContext } from '../page/arrivalContext.ts';
import { fillTitle } from '../page/fillTitle.ts';
import { usePageTitle } from '../page/usePageTitle.ts';

type GuardedPageProps = { readonly description: ModuleDescription; readonly route: ModuleRoute };

/**
 * Lets a page be seen by those who may see it.
 *
 * While the check runs, code, texts and data of the page are fetched already: for somebody who holds the permission the page is
 * drawn, but hidden until the answer is there.
 */
export function GuardedPage({ description, route }: GuardedPageProps) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const location = useLocation();
  const { permissions } = useSession();
  const answer = usePermissionCheck(route.permission);
  const mayOpen = route.permission.some((permission) => permissions.includes(permission));
  const state = useModule(description.id, mayOpen, route.id);
  usePageTitle(fillTitle(route.title[tag], useParams()));

  if (!mayOpen && route.path === START_PATH) return <StartRedirect />;
  if (answer === 'denied') return <Navigate to={FORBIDDEN_PATH} replace state={{ from: location }} />;
  const isHidden = answer === 'checking';
  return (
    <>
      {isHidden && <LoadingState label={t('GuardedPage.checking')} />}
      {mayOpen && (
        <PageHiddenContext value={isHidden}>
          <div hidden={isHidden}>
            <ModulePage description={description} routeId={route.id} state={state} />
          </div>
        </PageHiddenContext>
      )}
    </>
  );
}
