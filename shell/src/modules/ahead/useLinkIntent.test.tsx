import { act, fireEvent, render, screen } from '@testing-library/react';
import { SignedIn } from 'shared-client/testing';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { buildDescription } from '../../testing/builders.ts';
import { buildLoaderParts } from '../../testing/loaderParts.ts';
import { DescriptionsContext } from '../descriptionsContext.ts';
import { ModuleLoaderContext } from '../loading/moduleContext.ts';
import { createModuleLoader } from '../loading/moduleLoader.ts';
import { INTENT_DELAY_MS, useLinkIntent } from './useLinkIntent.ts';

function Frame() {
  useLinkIntent();
  return (
    <>
      <a href="/samples?page=2">
        <b>The samples</b>
      </a>
      <a href="/elsewhere">Elsewhere</a>
      <a href="https://example.org/samples">Of others</a>
    </>
  );
}

function open(role: Role = 'IRO') {
  const asked: string[] = [];
  const loader = createModuleLoader(
    buildLoaderParts({ preloadPage: ({ release }, routeId) => void asked.push(`${release.id} ${routeId}`) }),
  );
  const view = render(
    <DescriptionsContext value={[buildDescription()]}>
      <ModuleLoaderContext value={loader}>
        <SignedIn role={role}>
          <Frame />
        </SignedIn>
      </ModuleLoaderContext>
    </DescriptionsContext>,
  );
  return { asked, loader, ...view };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const PAGE = 'mfe-sample sampleList';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useLinkIntent', () => {
  test('brings a page once the pointer rests on what is in its link, and the module with it', () => {
    const { asked, loader } = open();
    fireEvent.mouseOver(screen.getByText('The samples'));
    wait(INTENT_DELAY_MS - 1);
    expect(asked).toEqual([]);
    wait(1);
    expect(asked).toEqual([PAGE]);
    expect(loader.state('mfe-sample').status).toBe('loading');
  });

  test('brings nothing for a pointer that only passes', () => {
    const { asked } = open();
    fireEvent.mouseOver(screen.getByText('The samples'));
    wait(INTENT_DELAY_MS - 1);
    fireEvent.mouseOver(document.body);
    wait(INTENT_DELAY_MS);
    expect(asked).toEqual([]);
  });

  test('brings a page that has the focus, or is touched', () => {
    const { asked } = open();
    fireEvent.focusIn(screen.getByRole('link', { name: 'The samples' }));
    wait(INTENT_DELAY_MS);
    fireEvent.touchStart(screen.getByText('The samples'));
    wait(0);
    expect(asked).toEqual([PAGE, PAGE]);
  });

  test.each(['Elsewhere', 'Of others'])('brings nothing for a link that leads to no page: %s', (text) => {
    const { asked } = open();
    fireEvent.mouseOver(screen.getByText(text));
    wait(INTENT_DELAY_MS);
    expect(asked).toEqual([]);
  });

  test('brings nothing that the person may not open', () => {
    const { asked, loader } = open('Student');
    fireEvent.mouseOver(screen.getByText('The samples'));
    wait(INTENT_DELAY_MS);
    expect(asked).toEqual([]);
    expect(loader.state('mfe-sample').status).toBe('idle');
  });

  test('brings nothing where data are to be saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { asked } = open();
    fireEvent.touchStart(screen.getByText('The samples'));
    wait(INTENT_DELAY_MS);
    Reflect.deleteProperty(navigator, 'connection');
    expect(asked).toEqual([]);
  });

  test('brings nothing once the frame is gone', () => {
    const { asked, unmount } = open();
    fireEvent.mouseOver(screen.getByText('The samples'));
    unmount();
    wait(INTENT_DELAY_MS);
    expect(asked).toEqual([]);
  });
});
