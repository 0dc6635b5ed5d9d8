import { screen, waitFor, within } from '@testing-library/react';
import { SECTION_LETTERS } from '../../lib/sectionLetters.ts';
import { buildSheet } from './testing/buildSheet.ts';
import { openFactsheet } from './testing/openFactsheet.tsx';

const NOW = new Date('2026-11-22T10:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
  // The DOM of the tests has no layout.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => jest.useRealTimers());

const section = (name: RegExp | string) => screen.findByRole('region', { name });

describe('<FactsheetViewPage>', () => {
  test('names the factsheet with its state, and whose it is', async () => {
    openFactsheet();
    expect(await screen.findByRole('heading', { level: 1, name: /Liège/ })).toHaveTextContent(
      'Factsheet 12 – University of LiègeActive',
    );
  });

  test.each([
    ['IRO', true],
    ['Faculty', false],
    ['Student', false],
  ] as const)(
    'asks for the note where %s may read it, and is given the factsheet in any case',
    async (role, asks) => {
      const { calls } = openFactsheet({ role });
      await section(/^A/);
      const asked = calls.find(({ route }) => route === 'GET MobilityFactsheets/12')?.query['$select'] ?? '';
      expect(asked.split(',').includes('note')).toBe(asks);
    },
  );

  test('says of an inactive one that it is not active', async () => {
    openFactsheet({ role: 'IRO', sheet: { isActive: false } });
    expect(await screen.findByText('Not active')).toBeVisible();
  });

  test.each([
    ['the office and a local one', 'IRO', true, 1],
    ['the office and a partner’s', 'IRO', false, 0],
    ['a student and a local one', 'Student', true, 0],
  ] as const)('leads %s to the wizard only where it can be edited', async (_, role, isLocal, links) => {
    openFactsheet({ role, sheet: { institution: { ...buildSheet().institution, isLocal } } });
    await section(/^A/);
    expect(screen.queryAllByRole('link', { name: 'Edit step by step' })).toHaveLength(links);
  });

  test('has the sections A to R in order, and contents that lead to each', async () => {
    openFactsheet();
    await section(/^A Institution/);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent.charAt(0))).toEqual([...SECTION_LETTERS]);
    const contents = screen.getByLabelText('Contents');
    // Folded, or beside the sections: the window's width decides.
    const links = within(contents).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
    expect(links[0]).toHaveAttribute('aria-current', 'location');
  });

  test('shows institution, coordinator and department, to be touched where that helps', async () => {
    openFactsheet();
    expect(await section(/^A/)).toHaveTextContent(
      /University of Liège.*LIEGE01.*liege\.example.*Liège.*Belgium/,
    );
    const coordinator = await section(/^B/);
    expect(coordinator).toHaveTextContent(/Dr Jean Dubois.*Place du 20-Août 7/);
    expect(within(coordinator).getByRole('link', { name: 'jean@liege.example' })).toHaveAttribute(
      'href',
      'mailto:jean@liege.example',
    );
    expect(within(coordinator).getByRole('link', { name: '+32 4 366 00 00' })).toHaveAttribute(
      'href',
      'tel:+3243660000',
    );
    expect(await section(/^C/)).toHaveTextContent(/International Office.*ad.*https:\/\/liege\.example\/io/);
  });

  test('tells deadlines as dates of this year, with how long is left or when the next one is', async () => {
    openFactsheet();
    const applications = await section(/^D/);
    expect(applications).toHaveTextContent(
      'Autumn term15 June 2026 has passed.Next: 15 June 2027, in 6 months',
    );
    expect(applications).toHaveTextContent('Spring term30 November 2026, in 8 days');
    // What is no day of the year is shown as it came.
    const nominations = await section(/^E/);
    expect(nominations).toHaveTextContent('Autumn termend of May');
    expect(nominations).not.toHaveTextContent('Spring term');
  });

  test('tells limits in weeks, 0 as well', async () => {
    openFactsheet();
    expect(await section(/^H/)).toHaveTextContent('1 week');
    expect(await section(/^I/)).toHaveTextContent('0 weeks');
  });

  test('parts infrastructure from services, those of a newer server included', async () => {
    openFactsheet();
    expect(await section(/^J/)).toHaveTextContent(/Lifts.*lifts@liege\.example/);
    expect(await section(/^K/)).toHaveTextContent(/Sign language.*Something newer/);
  });

  test('leads to no address that is none of the web', async () => {
    openFactsheet();
    const links = within(await section(/^R/)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://liege.example']);
  });

  test('says of every section that is empty that nothing is given', async () => {
    openFactsheet({
      sheet: {
        institutionalCoordinatorContact: null,
        deadlineIncomingsCalendar: null,
        deadlineNominationsCalendar: null,
        applicationIncomingsInformationEntry: null,
        additionalRequirements: [],
        decisionResponseWeeksLimit: null,
        transcriptOfRecordsWeeksLimit: null,
        accessibilities: [],
        housingInformationEntry: null,
        visaInformationEntry: { id: 1, email: '', phone: null, urls: [] },
        additionalInfos: [],
        terminationOfAgreement: null,
        gradingSystem: '',
        generalUrl: null,
        courseCatalogueUrl: null,
      },
    });
    expect(await screen.findAllByText('Not given.')).toHaveLength(SECTION_LETTERS.length - 1);
  });

  test('holds forty entries in each list', async () => {
    const forty = <Item,>(item: (id: number) => Item) => Array.from({ length: 40 }, (_none, id) => item(id));
    openFactsheet({
      sheet: {
        additionalRequirements: forty((id) => ({ id, name: 'Portfolio', description: `R${id}`, urls: [] })),
        accessibilities: forty((id) => ({ id, type: 'Service' as const, services: `S${id}`, info: null })),
        additionalInfos: forty((id) => ({ id, type: `I${id}`, description: null, info: null })),
      },
    });
    expect(within(await section(/^G/)).getAllByRole('listitem')).toHaveLength(40);
    expect(within(await section(/^K/)).getAllByRole('listitem')).toHaveLength(40);
    expect(within(await section(/^O/)).getAllByRole('listitem')).toHaveLength(40);
  });

  test.each([
    ['abc', 'There is no factsheet abc, or it is not shown to you.'],
    ['99', 'There is no factsheet 99, or it is not shown to you.'],
  ])('leads from %s back to the list, and says why', async (id, reason) => {
    const { address } = openFactsheet({ id });
    await waitFor(() => expect(address()).toBe('/factsheets'));
    expect(screen.getByText(reason)).toBeVisible();
  });

  test('leads back to the list when the factsheet cannot be loaded, and says why', async () => {
    const { address } = openFactsheet({
      routes: { 'GET MobilityFactsheets/12': () => ({ status: 403, body: { code: 'not-permitted' } }) },
    });
    await waitFor(() => expect(address()).toBe('/factsheets'));
    expect(screen.getByText(/^Factsheet 12 could not be loaded\./)).toBeVisible();
  });

  test('speaks Greek, with dates and names in Greek', async () => {
    openFactsheet({ language: 'gr' });
    expect(await section(/^A Ίδρυμα/)).toHaveTextContent('Βέλγιο');
    expect(await section(/^D/)).toHaveTextContent(/30 Νοεμβρίου 2026, σε 8 ημέρες/);
    expect(await section(/^H/)).toHaveTextContent('1 εβδομάδα');
  });
});
