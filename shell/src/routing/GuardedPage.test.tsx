import { act, render, screen } from '@testing-library/react';
import { SignedIn } from 'shared-client/testing';
import { I18nProvider, PortalProvider, useLocation } from 'shared-ui/core';
import { PERMISSION_CHECK_DELAY_MS } from 'shared-contracts/session/session.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPortalI18n } from '../language/createPortalI18n.ts';
import { messages } from '../language/messages.en.ts';
import { DescriptionsContext } from '../modules/descriptionsContext.ts';
import { ModuleLoaderContext } from '../modules/loading/moduleContext.ts';
import { createModuleLoader } from '../modules/loading/moduleLoader.ts';
import { buildDescription, buildModule, buildRegistry, buildRelease } from '../testing/builders.ts';
import { buildLoaderParts } from '../testing/loaderParts.ts';
import { portalRoutes } from './createPortalRouter.tsx';

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} from ${state?.from?.pathname ?? 'nowhere'}`}</output>;
}

async function open(
  address: string,
  role: Role,
  descriptions: readonly ModuleDescription[] = [buildDescription()],
) {
  const importRelease = jest.fn(() =>
    Promise.resolve(buildModule({ routes: { sampleList: () => <h1 tabIndex={-1}>The samples</h1> } })),
  );
  const texts = await createPortalI18n('en', {
    en: () => Promise.resolve(messages),
    el: () => Promise.resolve(messages),
  });
  const registry = buildRegistry(...descriptions.map((description) => buildRelease({ description })));
  const loader = createModuleLoader(
    buildLoaderParts({ registry, importRelease, loadMessages: texts.loadModule }),
  );
  const router = createMemoryRouter(
    portalRoutes(descriptions).map((route) => ({
      ...route,
      element: (
        <>
          {route.element}
          <Place />
        </>
      ),
    })),
    { initialEntries: [address] },
  );
  render(
    <I18nProvider i18n={texts.i18n}>
      <PortalProvider language="en" onLanguageChange={() => undefined}>
        <DescriptionsContext value={descriptions}>
          <ModuleLoaderContext value={loader}>
            <SignedIn role={role}>
              <RouterProvider router={router} />
            </SignedIn>
          </ModuleLoaderContext>
        </DescriptionsContext>
      </PortalProvider>
    </I18nProvider>,
  );
  return { importRelease };
}

async function pass(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('<GuardedPage>', () => {
  test('fetches the page while the permission is checked, and shows it afterwards', async () => {
    const { importRelease } = await open('/samples', 'IRO');
    await pass(PERMISSION_CHECK_DELAY_MS - 100);
    expect(importRelease).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The samples')).not.toBeVisible();
    expect(screen.getByText('Checking your access…')).toBeVisible();
    await pass(100);

    expect(screen.getByRole('heading', { name: 'The samples' })).toBeVisible();
    expect(document.title).toBe('Sample list – Mobility Portal');
  });

  test('leads somebody without the permission to the refusal, with the way they came, and fetches nothing', async () => {
    const { importRelease } = await open('/samples', 'Student');
    await pass(PERMISSION_CHECK_DELAY_MS);

    expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
    expect(screen.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
    expect(screen.getByText('/401 from /samples')).toBeInTheDocument();
    expect(importRelease).not.toHaveBeenCalled();
  });

  test('leads from the start page to the page that the person begins on', async () => {
    const [route] = buildDescription().routes;
    const agreements = buildDescription({ id: 'mfe-agreements', routes: [{ ...route!, path: '/' }] });
    const applications = buildDescription({
      id: 'mfe-applications',
      routes: [{ ...route!, path: '/application/outgoing/list', permission: ['application_list'] }],
    });
    await open('/', 'Student', [agreements, applications]);
    await pass(PERMISSION_CHECK_DELAY_MS);

    expect(screen.getByText('/application/outgoing/list from nowhere')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The samples' })).toBeVisible();
  });

  test('leads somebody without any page from the start to the refusal', async () => {
    await open('/', 'No Rights');
    await pass(0);

    expect(screen.getByText('/401 from /')).toBeInTheDocument();
  });

  test('answers an address that no module claims with the not-found page', async () => {
    await open('/institutions', 'IRO');

    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('Sorry, the page you requested could not be found.')).toBeVisible();
  });
});
