import { act, screen, within } from '@testing-library/react';
import { SignedIn } from 'shared-client/testing';
import { unsavedText } from 'shared-ui/core';
import { renderInPortal } from 'shared-ui/testing';
import type {
  ModuleRelease,
  PreviousRelease,
  Registry,
  RegistryModule,
} from 'shared-contracts/releases/registry.ts';
import el from '../../locales/el.json';
import en from '../../locales/en.json';
import { DescriptionsContext } from '../../modules/descriptionsContext.ts';
import { ModuleFault } from '../../releaseFiles/moduleFault.ts';
import { ModuleLoaderContext } from '../../modules/loading/moduleContext.ts';
import { createModuleLoader, type ModuleLoaderParts } from '../../modules/loading/moduleLoader.ts';
import { buildDescription, buildRegistry, buildRelease } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { prepared } from '../../testing/prepared.ts';
import { ReleasesPage } from './ReleasesPage.tsx';
import type { StartedTrials } from '../../trials/startTrials.ts';
import { TrialBanner } from '../../frame/TrialBanner.tsx';
import { type Trials, TrialsContext } from '../../trials/trialsContext.ts';

const ID = 'mfe-sample';
const named = (release: string) => ({ release, integrity: `sha384-${release}` });

const PROVENANCE = {
  commit: 'c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00',
  committedAt: '2026-03-02T08:00:00.000Z',
  author: 'Ελένη Παππά',
};

function registryOf(changes: Partial<ModuleRelease> = {}): Registry {
  const registry = buildRegistry(buildRelease({ release: '2.0.0-b', ...changes }));
  const entry = { ...registry.modules[ID]!, previous: [named('1.0.0-a')], previews: [named('3.0.0-c')] };
  return { ...registry, modules: { [ID]: entry } };
}

const TRYING: StartedTrials = {
  trials: [{ id: ID, release: '3.0.0-c', status: 'acts', entry: registryOf().modules[ID]! }],
  since: '2026-03-02T08:00:00.000Z',
  until: '2026-03-02T16:00:00.000Z',
};

async function show(
  started: StartedTrials = { trials: [] },
  {
    language = 'en',
    address = '/release-trial',
    fetchRegistry = () => Promise.resolve(registryOf()),
    fetchRelease = () => Promise.reject(new ModuleFault('network', 'away')),
    loader: parts = {},
  }: {
    language?: 'en' | 'gr';
    address?: string;
    fetchRegistry?: Trials['fetchRegistry'];
    fetchRelease?: Trials['fetchRelease'];
    loader?: Partial<ModuleLoaderParts>;
  } = {},
) {
  const begin = jest.fn();
  const loader = createModuleLoader(buildLoaderParts({ registry: registryOf(), ...parts }));
  const { user } = renderInPortal(
    <ModuleLoaderContext value={loader}>
      <DescriptionsContext value={[buildDescription()]}>
        <TrialsContext value={{ ...started, begin, fetchRegistry, fetchRelease }}>
          <SignedIn role="IRO">
            <main>
              <TrialBanner />
              <ReleasesPage />
            </main>
          </SignedIn>
        </TrialsContext>
      </DescriptionsContext>
    </ModuleLoaderContext>,
    { language, address, messages: { shell: language === 'gr' ? el : en } },
  );
  await act(() => Promise.resolve());
  return { user, begin, loader };
}

describe('<ReleasesPage>', () => {
  test('leads to what failed in browsers', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Faults' })).toHaveAttribute('href', '/release-faults');
  });

  test('names each module in both languages, its team, and the releases that can be tried', async () => {
    await show();
    const part = screen.getByRole('listitem');
    expect(within(part).getByRole('heading', { name: 'Samples' })).toBeVisible();
    expect(within(part).getByText('Δείγματα')).toHaveAttribute('lang', 'el');
    expect(within(part).getByText('Sample team')).toBeVisible();
    expect(within(part).getByText('Not opened yet')).toBeVisible();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '2.0.0-b (in force)',
      '3.0.0-c (preview)',
      '1.0.0-a (earlier)',
    ]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('tries the chosen release', async () => {
    const { user, begin } = await show();
    await user.selectOptions(screen.getByLabelText('Release for this tab Samples'), '3.0.0-c');
    expect(begin).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try in this tab' }));
    expect(begin).toHaveBeenCalledWith({ [ID]: '3.0.0-c' });
  });

  test('asks for a choice when nothing but what is in force is chosen', async () => {
    const { user, begin } = await show();
    await user.click(screen.getByRole('button', { name: 'Try in this tab' }));
    expect(screen.getByRole('alert')).toHaveTextContent('First choose another release');
    expect(begin).not.toHaveBeenCalled();
  });

  test('has what a link names chosen, and applies nothing by itself', async () => {
    const { begin } = await show(undefined, { address: `/release-trial?release=${ID}@3.0.0-c` });
    expect(screen.getByRole('combobox')).toHaveValue('3.0.0-c');
    expect(begin).not.toHaveBeenCalled();
  });

  test('says that a release of a link is not offered', async () => {
    await show(undefined, { address: `/release-trial?release=${ID}@9.9.9-evil` });
    expect(screen.getByRole('alert')).toHaveTextContent('release 9.9.9-evil of “Samples”');
    expect(screen.getByRole('combobox')).toHaveValue('2.0.0-b');
  });

  test('says which release runs in this tab on trial, since when', async () => {
    const { loader } = await show(TRYING, {
      loader: { registry: buildRegistry(buildRelease({ release: '3.0.0-c' })) },
    });
    expect(screen.getByText('3.0.0-c, on trial, not opened yet')).toBeVisible();
    await act(() => prepared(loader, ID));
    expect(screen.getByRole('listitem')).toHaveTextContent('3.0.0-c, on trial since 02/03/2026 10:00');
  });

  test('ends a trial by its button, and by choosing what is in force', async () => {
    const { user, begin } = await show(TRYING);
    expect(screen.getByRole('combobox')).toHaveValue('3.0.0-c');
    await user.click(screen.getAllByRole('button', { name: 'End trial' }).at(-1)!);
    await user.selectOptions(screen.getByRole('combobox'), '2.0.0-b');
    await user.click(screen.getByRole('button', { name: 'Try in this tab' }));
    expect(begin.mock.calls).toEqual([[{}], [{}]]);
  });

  test('says that the list could not be had, and asks again', async () => {
    const fetchRegistry = jest
      .fn<Promise<Registry>, []>()
      .mockRejectedValueOnce(new ModuleFault('network', 'away'))
      .mockResolvedValue(registryOf());
    const { user } = await show(undefined, { fetchRegistry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByRole('listitem')).toBeVisible();
  });

  test('offers no trial of a module that is switched off, also where a link asks for one', async () => {
    const registry = registryOf();
    const entry = { ...registry.modules[ID]!, isOff: true as const };
    const { user, begin } = await show(undefined, {
      address: `/release-trial?release=${ID}@3.0.0-c`,
      fetchRegistry: () => Promise.resolve({ ...registry, modules: { [ID]: entry } }),
    });
    expect(screen.getByText('As long as it is switched off, no release of it can be tried.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try in this tab' }));
    expect(begin).not.toHaveBeenCalled();
  });

  test('has nothing to end where the registry names a release no longer', async () => {
    const { user, begin } = await show({ trials: [{ id: ID, release: '9', status: 'gone' }] });
    expect(screen.queryByRole('button', { name: 'End trial' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try in this tab' }));
    expect(screen.getByRole('alert')).toHaveTextContent('First choose another release');
    expect(begin).not.toHaveBeenCalled();
  });

  test.each([
    ['en', 'commit c0ffee00 of 02/03/2026 10:00 by Ελένη Παππά'],
    ['gr', 'καταχώριση κώδικα c0ffee00 της 02/03/2026 10:00 (Ελένη Παππά)'],
  ] as const)('says what was built from what, also of the shell (%s)', async (language, text) => {
    const registry = buildRegistry(buildRelease({ release: '2.0.0-b', provenance: PROVENANCE }));
    const shell = { release: '2026.03.02-c0ffee00-shell', previous: [], provenance: PROVENANCE };
    await show(undefined, { language, fetchRegistry: () => Promise.resolve({ ...registry, shell }) });
    expect(screen.getByRole('listitem')).toHaveTextContent(text);
    const heading = screen.getByRole('heading', { name: /^(Frame of the portal|Πλαίσιο της πύλης)$/ });
    const part = within(heading.parentElement!);
    expect(part.getByText('2026.03.02-c0ffee00-shell')).toBeVisible();
    expect(heading.parentElement).toHaveTextContent(text);
  });

  test('says of a chosen release what it was built from, as its own description has it', async () => {
    const fetchRelease = jest.fn(async (_active: RegistryModule, { release }: PreviousRelease) => {
      if (release === '1.0.0-a') throw new ModuleFault('network', 'away');
      return registryOf({ provenance: { ...PROVENANCE, isDirty: true } }).modules[ID]!;
    });
    const { user } = await show(undefined, { fetchRelease });
    const select = screen.getByRole('combobox');
    expect(select).toHaveAccessibleDescription('The chosen release was built from: not known');
    await user.selectOptions(select, '3.0.0-c');
    expect(select).toHaveAccessibleDescription(/by Ελένη Παππά, with later changes that were not committed$/);
    await user.selectOptions(select, '1.0.0-a');
    expect(select).toHaveAccessibleDescription('The chosen release was built from: not known');
  });

  test('says that nothing has been released', async () => {
    await show(undefined, { fetchRegistry: () => Promise.resolve({ ...registryOf(), modules: {} }) });
    expect(screen.getByText('No part of the portal has been released yet.')).toBeVisible();
  });
});

describe('<TrialBanner>', () => {
  const banner = () => screen.getByRole('status');

  test.each([
    ['en', 'You are trying release 3.0.0-c of “Samples” in this tab, until 02/03/2026 18:00 at the latest.'],
    ['gr', 'Δοκιμάζετε την έκδοση 3.0.0-c της ενότητας «Δείγματα» σε αυτή την καρτέλα'],
  ] as const)('says what is tried, until when, and ends it (%s)', async (language, sentence) => {
    const { user, begin } = await show(TRYING, { language });
    expect(banner()).toHaveTextContent(sentence);
    await user.click(within(banner()).getByRole('button', { name: /^(End trial|Τερματισμός δοκιμής)$/ }));
    expect(begin).toHaveBeenCalledWith({});
  });

  test.each([
    ['en', 'at the latest. It was built from commit c0ffee00 of 02/03/2026 10:00 by Ελένη Παππά.'],
    ['gr', 'Προέλευση της έκδοσης: καταχώριση κώδικα c0ffee00 της 02/03/2026 10:00 (Ελένη Παππά).'],
  ] as const)('says what the release that is tried was built from (%s)', async (language, text) => {
    const entry = registryOf({ provenance: PROVENANCE }).modules[ID]!;
    await show({ ...TRYING, trials: [{ ...TRYING.trials[0]!, status: 'acts', entry }] }, { language });
    expect(banner()).toHaveTextContent(text);
  });

  test('says that the release could not be started, and hides nothing by running another one', async () => {
    const importRelease = jest.fn(() => Promise.reject(new ModuleFault('execution', 'broken')));
    const registry = buildRegistry(buildRelease({ release: '3.0.0-c' }));
    const { loader } = await show(TRYING, { loader: { registry, importRelease } });
    await act(() => prepared(loader, ID));
    expect(banner()).toHaveTextContent(
      'Release 3.0.0-c of “Samples”, which you are trying in this tab, could not',
    );
    expect(within(banner()).getByRole('button', { name: 'End trial' })).toBeVisible();
    expect(importRelease).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['gone', 'is not offered any more'],
    ['unfit', 'does not fit this portal'],
  ] as const)('says that a release is %s until somebody has read it', async (status, sentence) => {
    const { user } = await show({ trials: [{ id: ID, release: '9', status }] });
    expect(banner()).toHaveTextContent(sentence);
    await user.click(within(banner()).getByRole('button', { name: 'Hide this message' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('says that the module is switched off, and nothing of a release that fails', async () => {
    const { modules, ...registry } = buildRegistry(buildRelease({ release: '3.0.0-c' }));
    const off = { ...registry, modules: { [ID]: { ...modules[ID]!, isOff: true as const } } };
    const { loader } = await show(TRYING, { loader: { registry: off } });
    await act(() => prepared(loader, ID));
    expect(banner()).toHaveTextContent(
      '“Samples”, of which you are trying release 3.0.0-c in this tab, is switched off.',
    );
  });

  test('says to whoever stays for what was typed that the trial ends with the next page', async () => {
    const { user } = await show(TRYING);
    const holds = jest.spyOn(unsavedText, 'exists').mockReturnValue(true);
    await user.click(within(banner()).getByRole('button', { name: 'End trial' }));
    holds.mockRestore();
    expect(banner()).toHaveTextContent('The trial ends as soon as this page is reloaded.');
  });

  test('says that a release could not be loaded, and ends the trial', async () => {
    await show({ ...TRYING, trials: [{ id: ID, release: '9', status: 'absent' }] });
    expect(banner()).toHaveTextContent('could not be loaded. The one in force runs.');
    expect(within(banner()).getByRole('button', { name: 'End trial' })).toBeVisible();
  });

  test('says that the time of a trial is over', async () => {
    await show({ trials: [], isOver: true });
    expect(banner()).toHaveTextContent('The trial of other releases has ended');
  });
});
