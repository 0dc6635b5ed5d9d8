import { screen } from '@testing-library/react';
import { renderInPortal } from 'shared-ui/testing';
import el from '../locales/el.json';
import en from '../locales/en.json';
import { buildDescription } from '../testing/builders.ts';
import { ModuleFault, type ModuleFaultKind } from '../releaseFiles/moduleFault.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';

function show(
  language: 'en' | 'gr',
  onRetry = jest.fn(),
  kind: ModuleFaultKind = 'missing',
  cause?: ModuleFault,
  committedAt?: string,
) {
  const fault = new ModuleFault(kind, 'entry.js answers 404', { cause, committedAt });
  const page = (
    <ModuleUnavailable
      description={buildDescription()}
      fault={fault}
      reference="7K3M-9QXT"
      onRetry={onRetry}
    />
  );
  return { onRetry, ...renderInPortal(page, { language, messages: { shell: language === 'gr' ? el : en } }) };
}

describe('<ModuleUnavailable>', () => {
  test('names the part that is missing and who looks after it', () => {
    show('en');

    expect(screen.getByRole('heading', { level: 1, name: 'Samples is not available' })).toBeVisible();
    expect(screen.getByText(/Sample team/)).toBeVisible();
    expect(screen.getByText('Reference: 7K3M-9QXT')).toBeVisible();
    expect(screen.getByRole('link', { name: 'sample@portal.example' })).toHaveAttribute(
      'href',
      'mailto:sample@portal.example',
    );
  });

  test('speaks the language of the person', () => {
    show('gr');

    expect(
      screen.getByRole('heading', { level: 1, name: 'Η ενότητα «Δείγματα» δεν είναι διαθέσιμη' }),
    ).toBeVisible();
    expect(screen.getByText(/Ομάδα δειγμάτων/)).toBeVisible();
  });

  test.each([
    ['en', 'This part of the portal is switched off', /has been switched off for the time being/],
    ['gr', 'Αυτή η ενότητα της πύλης έχει απενεργοποιηθεί', /έχει απενεργοποιηθεί προσωρινά/],
  ] as const)(
    'says of a module that is switched off that nobody has to look for a fault (%s)',
    (language, heading, text) => {
      show(language, jest.fn(), 'off');
      expect(screen.getByText(heading)).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  test.each([
    [
      'en',
      'server',
      /The part “.+” waits for a newer version of the server: that of 01\/03\/2026 \d{2}:00 or later/,
    ],
    ['gr', 'server', /περιμένει νεότερη έκδοση του διακομιστή: την έκδοση 01\/03\/2026 \d{2}:00 ή νεότερη/],
    ['en', 'serverAhead', /is older than what this version of the server works with/],
    ['gr', 'serverAhead', /είναι παλαιότερη από όσες υποστηρίζει η τρέχουσα έκδοση του διακομιστή/],
  ] as const)('says which part waits for which server (%s, %s)', (language, kind, text) => {
    const committedAt = '2026-03-01T10:00:00.000Z';
    show(language, jest.fn(), kind, undefined, committedAt);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: /@portal\.example/ })).toBeVisible();
  });

  test('names no time of a server where the release does not say what it was built from', () => {
    show('en', jest.fn(), 'server');
    expect(screen.getByText(/waits for a newer version of the server\. It opens/)).toBeVisible();
  });

  test.each([
    ['missing', /a file of the portal itself is missing or damaged/],
    ['network', /because the server cannot be reached/],
  ] as const)('says why a file of the shell did not come: %s', (kind, text) => {
    show('en', jest.fn(), 'shell', new ModuleFault(kind, 'list.js'));
    expect(screen.getByText(text)).toBeVisible();
  });

  test('offers to try again', async () => {
    const { user, onRetry } = show('en');
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('promises of the rest of the portal only what can be known', () => {
    show('en');
    expect(screen.getByText(/Everything else in the portal works as usual/)).toBeVisible();
  });

  test.each(['server', 'connection'])('promises nothing of other pages without the %s', (missing) => {
    if (missing === 'connection') jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    show('en', jest.fn(), missing === 'server' ? 'network' : 'missing');
    expect(screen.queryByText(/Everything else in the portal works/)).toBeNull();
    expect(screen.getByText(/Other pages may not open either/)).toBeVisible();
    jest.restoreAllMocks();
  });
});
