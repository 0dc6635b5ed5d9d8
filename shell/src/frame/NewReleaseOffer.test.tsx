import { act, screen } from '@testing-library/react';
import { renderInPortal } from 'shared-ui/testing';
import el from '../locales/el.json';
import en from '../locales/en.json';
import { ModuleLoaderContext } from '../modules/loading/moduleContext.ts';
import { createModuleLoader } from '../modules/loading/moduleLoader.ts';
import { buildRegistry, buildRelease } from '../testing/builders.ts';
import { buildLoaderParts } from '../testing/loaderParts.ts';
import { prepared } from '../testing/prepared.ts';
import { NewReleaseOffer } from './NewReleaseOffer.tsx';

async function show(language: 'en' | 'gr', release: string) {
  const fetchRegistry = () => Promise.resolve(buildRegistry(buildRelease({ release })));
  const loader = createModuleLoader(buildLoaderParts({ fetchRegistry }));
  const onLoad = jest.fn();
  const { user } = renderInPortal(
    <ModuleLoaderContext value={loader}>
      <NewReleaseOffer onLoad={onLoad} />
    </ModuleLoaderContext>,
    { language, messages: { shell: language === 'gr' ? el : en } },
  );
  await act(() => prepared(loader, 'mfe-sample'));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => loader.refresh());
  return { user, onLoad };
}

describe('<NewReleaseOffer>', () => {
  test.each([
    ['en', 'Load the new version', 'A new version of the portal is ready.'],
    ['gr', 'Φόρτωση της νέας έκδοσης', 'Μια νέα έκδοση της πύλης είναι έτοιμη.'],
  ] as const)('offers a release that came while the page was open (%s)', async (language, name, sentence) => {
    const { user, onLoad } = await show(language, '2.0.0-new');
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(onLoad).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name }));

    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  test('offers another release of the shell as well, though no part is open', async () => {
    const registry = buildRegistry(buildRelease());
    const fetchRegistry = () => Promise.resolve({ ...registry, shell: { release: 'b', previous: ['a'] } });
    const loader = createModuleLoader(buildLoaderParts({ fetchRegistry, shell: 'a' }));
    renderInPortal(
      <ModuleLoaderContext value={loader}>
        <NewReleaseOffer />
      </ModuleLoaderContext>,
      { language: 'en', messages: { shell: en } },
    );
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => loader.refresh());

    expect(screen.getByRole('button', { name: 'Load the new version' })).toBeVisible();
  });

  test('offers nothing while the release that runs is in force', async () => {
    await show('en', '1.0.0-abc');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
