import { act, screen } from '@testing-library/react';
import { useLeaveGuard } from 'shared-ui/fields';
import { renderInPortal } from 'shared-ui/testing';
import { useState } from 'react';
import type { ModuleRelease, Registry } from 'shared-contracts/releases/registry.ts';
import el from '../locales/el.json';
import en from '../locales/en.json';
import { buildDescription, buildModule, buildRegistry, buildRelease } from '../testing/builders.ts';
import { buildLoaderParts } from '../testing/loaderParts.ts';
import { ModulePage } from './ModulePage.tsx';
import { ModuleFault } from '../releaseFiles/moduleFault.ts';
import { ModuleLoaderContext, useModule } from '../modules/loading/moduleContext.ts';
import { createModuleLoader, type ModuleLoaderParts } from '../modules/loading/moduleLoader.ts';

const REGISTRY = buildRegistry(buildRelease({ release: '2' }));
const ENTRY = REGISTRY.modules['mfe-sample']!;
const WITH_EARLIER = {
  ...REGISTRY,
  modules: { 'mfe-sample': { ...ENTRY, previous: [{ release: '1', integrity: 'sha384-1' }] } },
};
const NO_ROUTES = buildDescription({ routes: [] });

function Tested({ routeId }: { readonly routeId: string }) {
  return (
    <ModulePage description={buildDescription()} routeId={routeId} state={useModule('mfe-sample', true)} />
  );
}

/** Opens a page of a module whose release 2 does as told, and whose release 1 works. */
function open(
  newest: ModuleLoaderParts['importRelease'],
  earlier = buildModule({ routes: { sampleList: () => <h1>The earlier samples</h1> } }),
  language: 'en' | 'gr' = 'en',
  facts: Partial<ModuleRelease> = {},
) {
  return show(
    {
      registry: WITH_EARLIER,
      importRelease: (entry) => (entry.release.release === '2' ? newest(entry) : Promise.resolve(earlier)),
      fetchRelease: () =>
        Promise.resolve({
          ...ENTRY,
          release: buildRelease({ release: '1', description: NO_ROUTES, ...facts }),
        }),
    },
    language,
  );
}

function show(parts: Partial<ModuleLoaderParts>, language: 'en' | 'gr' = 'en') {
  const loader = createModuleLoader(buildLoaderParts(parts));
  const shown = renderInPortal(
    <ModuleLoaderContext value={loader}>
      <Tested routeId="sampleList" />
    </ModuleLoaderContext>,
    { language, messages: { shell: language === 'gr' ? el : en } },
  );
  return { loader, ...shown };
}

const throwing = () => Promise.reject(new ModuleFault('execution', 'it threw'));

beforeEach(() => window.sessionStorage.clear());

describe('<ModulePage>', () => {
  test.each([
    ['en', /“Samples” has been running in an earlier version \(1\) since \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/],
    ['gr', /Η ενότητα «Δείγματα» λειτουργεί με προηγούμενη έκδοση \(1\) από τις \d{2}\/\d{2}\/\d{4}/],
  ] as const)(
    'says above the page that it is an earlier one, until somebody has read it (%s)',
    async (language, text) => {
      const { user } = open(throwing, undefined, language);
      expect(await screen.findByRole('heading', { name: 'The earlier samples' })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(text);
      await user.click(screen.getByRole('button'));

      expect(screen.queryByRole('status')).toBeNull();
      expect(screen.getByRole('heading', { name: 'The earlier samples' })).toBeVisible();
    },
  );

  test.each([
    ['en', 'in an earlier version (1, made on 01/03/2026 12:00) since'],
    ['gr', 'με προηγούμενη έκδοση (1, της 01/03/2026 12:00) από τις'],
  ] as const)(
    'says when the earlier one was made, where it says so, and not by whom (%s)',
    async (language, text) => {
      const author = 'Ελένη Παππά';
      const provenance = { commit: 'c0ffee', committedAt: '2026-03-01T10:00:00.000Z', author };
      open(throwing, undefined, language, { provenance });
      expect(await screen.findByRole('heading', { name: 'The earlier samples' })).toBeVisible();
      expect(screen.getByRole('status')).toHaveTextContent(text);
      expect(screen.queryByText(author, { exact: false })).toBeNull();
    },
  );

  test('helps where the earlier release has no such page', async () => {
    open(throwing, buildModule({ routes: {} }));
    expect(await screen.findByRole('heading', { name: 'Samples is not available' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('offers the earlier release of a page that fails while it is shown, and opens it on wish', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Failing = () => {
      throw new Error('it failed');
    };
    const { user } = open(() => Promise.resolve(buildModule({ routes: { sampleList: Failing } })));
    expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open the previous version' }));

    expect(await screen.findByRole('heading', { name: 'The earlier samples' })).toBeVisible();
    silence.mockRestore();
  });

  test.each([
    ['en', 'Reference: 7K3M-9QXT', /“Samples” is looked after by the Sample team/],
    ['gr', 'Κωδικός αναφοράς: 7K3M-9QXT', /«Δείγματα»: Ομάδα δειγμάτων/],
  ] as const)(
    'names a page that fails while it is shown by module, team and reference in %s',
    async (language, reference, owner) => {
      const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const Failing = () => {
        throw new Error('it failed');
      };
      const caught = jest.fn(() => '7K3M-9QXT');
      show(
        { importRelease: () => Promise.resolve(buildModule({ routes: { sampleList: Failing } })), caught },
        language,
      );
      expect(await screen.findByText(reference)).toBeVisible();
      expect(screen.getByText(owner)).toBeVisible();
      expect(screen.getByRole('link', { name: 'sample@portal.example' })).toBeVisible();
      expect(caught.mock.calls).toEqual([['mfe-sample', '1.0.0-abc', expect.any(Error)]]);
      silence.mockRestore();
    },
  );

  test('names the reference of a release that cannot start, and none where the network fails', async () => {
    const caught = jest.fn(() => '7K3M-9QXT');
    const failing = (fault: Error) => ({ importRelease: () => Promise.reject(fault), caught });
    const first = show(failing(new ModuleFault('execution', 'It does not start')));
    expect(await screen.findByText('Reference: 7K3M-9QXT')).toBeVisible();
    first.unmount();
    show(failing(new ModuleFault('missing', 'not there')));
    expect(await screen.findByText('Reference: 7K3M-9QXT')).toBeVisible();
    expect(caught).toHaveBeenCalledTimes(2);
  });

  test('makes room for the page that says so when the module is switched off, but not while something typed would go with it', async () => {
    const off = { ...REGISTRY, modules: { 'mfe-sample': { ...ENTRY, isOff: true as const } } };
    const fetchRegistry = jest.fn(() => Promise.resolve<Registry>(off));
    const Form = () => {
      const [text, setText] = useState('');
      useLeaveGuard(text !== '');
      return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
    };
    const { loader, user } = show({
      importRelease: () => Promise.resolve(buildModule({ routes: { sampleList: Form } })),
      fetchRegistry,
    });
    await user.type(await screen.findByRole('textbox'), 'typed');
    await act(loader.refresh);
    expect(screen.getByRole('textbox')).toHaveValue('typed');
    await user.clear(screen.getByRole('textbox'));
    expect(screen.getByText('This part of the portal is switched off')).toBeVisible();

    fetchRegistry.mockResolvedValue(REGISTRY);
    await act(loader.refresh);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
