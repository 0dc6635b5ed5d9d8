import { screen, waitFor, within } from '@testing-library/react';
import type { OunitLookup } from 'shared-contracts/exchange/partnerLookup.ts';
import type { FakeApiRoutes } from 'shared-client/testing';
import type { ContactForm } from '../../model/form/agreementForm.ts';
import { buildContact, openStep } from '../testing/openStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { checkContacts } from '../../model/checks/checkContacts.ts';
import { newContact, toContactForm } from './model/contactForm.ts';
import { buildHei, buildPerson, buildUnit, buildUnits } from './testing/lookups.ts';

type UserEvent = ReturnType<typeof openStep>['user'];

const eleni = toContactForm(buildContact());
const standard = toContactForm(
  buildContact({ id: 3, givenName: 'Institutional', familyName: 'Coordinator' }),
);
const karl: ContactForm = {
  ...newContact({ id: 77, name: 'Faculty of Law' }),
  givenName: 'Karl',
  familyName: 'Huber',
  email: 'karl@graz.example',
  roles: [{ value: 'Departmental Coordinator' }],
};

const line = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('<ContactsStep> of the local side', () => {
  test('begins a new contact in the department of the user, opened and with the focus', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />);
    await waitFor(() => expect(screen.getByText('No contact has been added yet.')).toBeVisible());
    await screen.findByRole('button', { name: 'Add the institutional contact' });
    await user.click(screen.getByRole('button', { name: 'Add contact' }));
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('School of Law');
    expect(values().localContacts[0]?.department).toEqual({ id: 4, name: 'School of Law', ounitId: null });
    expect(screen.getByRole('button', { name: /Contact 1/, expanded: true })).toHaveFocus();
  });

  test('fills a new contact with a known person, and offers no testers', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, {
      form: { localContacts: [newContact({ id: 4, name: 'School of Law' })] },
    });
    await user.click(line(/Contact 1/));
    const known = await screen.findByRole('combobox', { name: 'Known person of this department' });
    await user.click(known);
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(['Eleni Markou (e.markou@law.example.org)']);
    await user.click(offered[0]!);
    expect(field('First name')).toHaveValue('Eleni');
    expect(screen.getByRole('checkbox', { name: 'Departmental Coordinator' })).toBeChecked();
    expect(values().localContacts[0]).toMatchObject({
      id: 9,
      email: 'e.markou@law.example.org',
      phone: '+302310123456',
    });
  });

  test('offers each known person once, in the wording of last, and nobody who is there already', async () => {
    const wordings = [
      buildContact({ id: 40, phone: '+302310999999', person: 9 }),
      buildContact({ id: 12, givenName: 'Anna', familyName: 'Ralli', person: 12 }),
      buildContact({ id: 9, person: 9 }),
      buildContact({ id: 41, givenName: 'Maria', familyName: 'There', person: 13 }),
    ];
    const { user, values, calls } = openStep(<ContactsStep side="local" />, {
      form: {
        localContacts: [
          newContact({ id: 4, name: 'School of Law' }),
          toContactForm(buildContact({ id: 13, givenName: 'Maria', familyName: 'There', person: 13 })),
        ],
      },
      routes: { 'GET MobilityContacts': () => ({ body: { value: wordings, total: wordings.length } }) },
    });
    await user.click(line(/Contact 1/));
    await user.click(await screen.findByRole('combobox', { name: 'Known person of this department' }));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([
      'Anna Ralli (e.markou@law.example.org)',
      'Eleni Markou (e.markou@law.example.org)',
    ]);
    await user.click(offered[1]!);
    expect(values().localContacts[0]).toMatchObject({ id: 40, phone: '+302310999999', person: 9 });
    const asked = calls.find(({ route }) => route === 'GET MobilityContacts');
    expect(asked?.query['$orderby']).toBe('dateModified desc');
  });

  test('lets the institutional contact be worded for one agreement only by an act of its own', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, { form: { localContacts: [standard] } });
    await user.click(line(/Institutional Coordinator/));
    expect(field('Phone')).toBeDisabled();
    expect(screen.getByText(/shared by all agreements/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Word it for this agreement' }));
    expect(screen.getByRole('combobox', { name: 'Title' })).toHaveFocus();
    await user.clear(field('First name'));
    await user.type(field('First name'), 'Anna');
    expect(values().localContacts[0]).toMatchObject({ id: 3, givenName: 'Anna', isOwnWording: true });
  });

  test('does not miss the institutional contact that an agreement words for itself', async () => {
    const own = buildContact({ id: 60, familyName: 'Coordinator', person: 3 });
    const { user, values } = openStep(<ContactsStep side="local" />, {
      form: { localContacts: [toContactForm(own)] },
    });
    await screen.findByText(/Eleni Coordinator/);
    expect(screen.queryByRole('button', { name: 'Add the institutional contact' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Eleni Coordinator' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Add the institutional contact' }));
    expect(values().localContacts[0]).toMatchObject({ id: 3, person: 3 });
  });

  test('always offers the department of European programmes, and no new names', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, { form: { localContacts: [eleni] } });
    await user.click(line(/Eleni Markou/));
    const department = screen.getByRole('combobox', { name: 'Department' });
    await waitFor(() => expect(department).toHaveValue('School of Law'));
    await user.click(department);
    await user.click(
      await screen.findByRole('option', { name: 'Department of European Educational Programmes' }),
    );
    expect(values().localContacts[0]?.department).toEqual({
      id: null,
      name: 'Department of European Educational Programmes',
    });
    expect(screen.queryByText(/is new/)).toBeNull();
  });

  test('removes a contact and brings it back where it stood', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, {
      form: { localContacts: [eleni, standard] },
    });
    await user.click(screen.getByRole('button', { name: 'Remove Eleni Markou' }));
    expect(values().localContacts.map(({ id }) => id)).toEqual([3]);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values().localContacts.map(({ id }) => id)).toEqual([9, 3]);
    expect(values().localContacts[0]).toEqual(eleni);
  });

  test('asks before the institutional contact goes, and can bring it back', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, { form: { localContacts: [standard] } });
    const remove = () =>
      user.click(screen.getByRole('button', { name: 'Remove Institutional Coordinator (role, no name)' }));
    await remove();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep' }));
    expect(values().localContacts).toHaveLength(1);
    await remove();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(values().localContacts).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Add the institutional contact' }));
    expect(values().localContacts[0]?.id).toBe(3);
  });

  test('opens the first refused contact and says what is wrong with each field', async () => {
    const { user } = openStep(<ContactsStep side="local" />, {
      form: {
        localContacts: [
          eleni,
          { ...newContact(null), phone: '2310', url: 'law.example.org', email: 'eleni' },
        ],
      },
      check: ({ localContacts }) => checkContacts('localContacts', localContacts),
    });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('combobox', { name: 'Department' })).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    expect(field('First name')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription(/valid email address/);
    expect(field('Phone')).toHaveAccessibleDescription(/exactly 12 digits/);
    expect(field('Website')).toHaveAccessibleDescription(/beginning with http/);
    expect(await screen.findByRole('group', { name: 'Roles' })).toHaveAccessibleDescription(
      'Please choose or add at least one.',
    );
    expect(screen.getByText('7 fields to correct')).toBeVisible();
  });

  test('says that a departmental coordinator is missing', async () => {
    const { user } = openStep(<ContactsStep side="local" />, {
      form: { localContacts: [standard] },
      check: () => [{ field: 'localContacts.root', code: 'local-coordinator-missing' }],
    });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have to provide a local departmental coordinator',
    );
  });

  test('takes a role on and away', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, { form: { localContacts: [eleni] } });
    await user.click(line(/Eleni Markou/));
    await user.click(await screen.findByRole('checkbox', { name: 'Signatory' }));
    await user.click(screen.getByRole('checkbox', { name: 'Departmental Coordinator' }));
    expect(values().localContacts[0]?.roles).toEqual([{ value: 'Signatory' }]);
  });

  test('can only be read when nothing may be edited', async () => {
    const { user } = openStep(<ContactsStep side="local" />, {
      form: { localContacts: [eleni] },
      wizard: { isReadOnly: true },
    });
    await user.click(line(/Eleni Markou/));
    expect(field('First name')).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Department' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull();
  });

  test('speaks Greek, and stores what the specification names', async () => {
    const { user, values } = openStep(<ContactsStep side="local" />, {
      form: { localContacts: [eleni] },
      language: 'gr',
    });
    await user.click(line(/Eleni Markou/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Τίτλος' }), 'Λέκτορας');
    expect(values().localContacts[0]?.title).toBe('Lecturer');
    expect(await screen.findByRole('checkbox', { name: 'Υπογράφων' })).not.toBeChecked();
  });
});

describe('<ContactsStep> of the partner side', () => {
  const UNITS = 'GET /exchange/heis/graz.example/ounits';
  const law = buildUnit({ contact: [buildPerson()] });
  const registry = (units: OunitLookup, hei = buildHei()): FakeApiRoutes => ({
    'GET /exchange/heis/graz.example': () => ({ body: hei }),
    [UNITS]: () => ({ body: units }),
  });
  const look = (user: UserEvent) =>
    user.click(screen.getByRole('button', { name: "Look in the partner's registry" }));
  const places = () => screen.findByRole('combobox', { name: 'Department to take people from' });

  test('takes a person out of the registry with the phone as it came', async () => {
    const { user, values } = openStep(<ContactsStep side="partner" />, {
      routes: registry(buildUnits([law])),
      check: ({ partnerContacts }) => checkContacts('partnerContacts', partnerContacts),
    });
    await look(user);
    expect(await screen.findByText("From the partner's registry, asked on 22/11/2026 11:30.")).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add Karl Huber' }));
    expect(values().partnerContacts[0]).toMatchObject({
      id: null,
      givenName: 'Karl',
      phone: '+43316380',
      department: { id: 77, name: 'Faculty of Law', ounitId: 'unit-5' },
    });
    expect(screen.getByRole('button', { name: 'Karl Huber is added' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('1 field to correct')).toBeVisible();
    expect(field('Phone')).toBeValid();
  });

  test('finds a unit by its name in any language, in two calls for all of them', async () => {
    const music = buildUnit({ ounitId: 'unit-2', name: [{ value: 'Music', lang: 'en' }] });
    const { user, calls } = openStep(<ContactsStep side="partner" />, {
      routes: registry(buildUnits([law, music])),
    });
    await look(user);
    await user.type(await places(), 'rechts{Enter}');
    expect(await places()).toHaveValue('Faculty of Law (unit-5)');
    expect(await screen.findByRole('button', { name: 'Add Karl Huber' })).toBeVisible();
    expect(calls.filter(({ route }) => route.includes('/heis/'))).toHaveLength(2);
  });

  test('moves among people by the arrow keys, past those who are added', async () => {
    const people = ['Ada', 'Bert', 'Cleo'].map((name) =>
      buildPerson({ personGivenNames: [{ value: name }], email: [`${name.toLowerCase()}@graz.example`] }),
    );
    const { user } = openStep(<ContactsStep side="partner" />, {
      form: { partnerContacts: [{ ...karl, email: 'bert@graz.example' }] },
      routes: registry(buildUnits([buildUnit({ contact: people })])),
    });
    await look(user);
    const ada = await screen.findByRole('button', { name: 'Add Ada Huber' });
    ada.focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Add Cleo Huber' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(ada).toHaveFocus();
  });

  test('offers the people who stand for the whole institution', async () => {
    const office = buildPerson({ personGivenNames: [{ value: 'Olga' }] });
    const { user, values } = openStep(<ContactsStep side="partner" />, {
      routes: registry(buildUnits([law]), buildHei({ contact: [office] })),
    });
    await look(user);
    await user.click(await places());
    await user.click(await screen.findByRole('option', { name: 'The institution as a whole' }));
    await user.click(await screen.findByRole('button', { name: 'Add Olga Huber' }));
    expect(values().partnerContacts[0]?.department).toEqual({ id: null, name: 'University of Graz' });
  });

  test('asks for a unit alone that there was no time for', async () => {
    const { user } = openStep(<ContactsStep side="partner" />, {
      routes: {
        ...registry(buildUnits([], { notAsked: ['unit-5'] })),
        [`${UNITS}/unit-5`]: () => ({ body: buildUnits([law]) }),
      },
    });
    await look(user);
    expect(await screen.findByRole('button', { name: 'Add Karl Huber' })).toBeVisible();
    expect(await places()).toHaveValue('Faculty of Law (unit-5)');
  });

  test('says that the partner was not reached and our records answer, and asks again', async () => {
    const unheard = { source: 'own-records', notHeard: 'unreachable', developerMessage: 'Down.' } as const;
    let answer = buildUnits([], unheard);
    const { user } = openStep(<ContactsStep side="partner" />, {
      routes: { ...registry(answer), [UNITS]: () => ({ body: answer }) },
    });
    await look(user);
    expect(
      await screen.findByText(/does not answer at the moment: from our own records\..*“Down\.”/),
    ).toBeVisible();
    expect(screen.getByText(/Our own records have no departments/)).toBeVisible();
    answer = buildUnits([law]);
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByRole('button', { name: 'Add Karl Huber' })).toBeVisible();
  });

  test('shows what the partner says when the registry fails, and goes on by hand', async () => {
    const { user, values } = openStep(<ContactsStep side="partner" />, {
      routes: {
        ...registry(buildUnits([])),
        [UNITS]: () => ({
          status: 400,
          body: {
            code: 'bad-query',
            message: 'no',
            developerMessage: 'Unknown HEI id graz.example',
            statusCode: 400,
          },
        }),
      },
    });
    await look(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unknown HEI id graz.example');
    await user.click(screen.getByRole('button', { name: 'Add contact' }));
    await user.type(field('First name'), 'Karl');
    expect(values().partnerContacts[0]?.givenName).toBe('Karl');
  });

  test('keeps a department that is typed, and says that it is new', async () => {
    const { user, values } = openStep(<ContactsStep side="partner" />, { form: { partnerContacts: [karl] } });
    await user.click(line(/Karl Huber/));
    const department = screen.getByRole('combobox', { name: 'Department' });
    await user.clear(department);
    await user.type(department, 'Institute of Music');
    await user.click(await screen.findByRole('option', { name: 'Add “Institute of Music”' }));
    expect(values().partnerContacts[0]?.department).toEqual({ id: null, name: 'Institute of Music' });
    expect(department).toHaveAccessibleDescription('“Institute of Music” is new. It is added when you save.');
  });

  test('waits for the partner institution', () => {
    openStep(<ContactsStep side="partner" />, { wizard: { partner: null } });
    expect(screen.getByText('First choose the partner institution in the first step.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  });
});
