import { configure, getConfig } from '@testing-library/react';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { openedSample, required, SAMPLE, type SampleForm } from '../sample.ts';
import { renderRecord } from '../renderRecord.tsx';
import { SampleWizard } from '../SampleWizard.tsx';
import type { Answer, Journey } from './journey.ts';
import { unvisited, type WizardMap } from './unvisited.ts';
import { walkJourney } from './walkJourney.ts';

const SAVE = 'POST ApplicationStudentStudiesForms';
const TITLES = { samples: { person: 'Person', card: 'Card', stays: 'Stays' } };
const NEW = openedSample({ id: null, version: null, creationKey: 'key-1', form: { ...SAMPLE, name: '' } });

const journey = (change: Partial<Journey<'all'>> = {}): Journey<'all'> => ({
  name: 'a student fills in everything',
  way: 'all',
  steps: [
    {
      at: 'person',
      title: 'Person',
      refuses: ['name: Please fill in this field.'],
      answers: [
        ['fill', 'name', 'Maria'],
        ['choose', 'Student', 'Yes'],
      ],
    },
    { at: 'card', title: 'Card', refuses: ['card: '], answers: [['fill', 'card', '12']] },
    {
      at: 'stays',
      title: 'Stays',
      answers: [
        ['press', 'Add'],
        ['fill', 'place', 'Vienna'],
      ],
    },
  ],
  end: {
    name: 'save',
    presses: ['Save'],
    says: /^Successfully|saved/i,
    leadsTo: '/samples/7',
    sends: { name: 'Maria', isStudent: true, card: '12', stays: [{ place: 'Graz' }, { place: 'Vienna' }] },
  },
  ...change,
});

function open() {
  const calls = fakeApi({ [SAVE]: () => ({ body: { id: 7 } }) });
  const page = renderRecord(
    <SignedIn role="Student">
      <SampleWizard opened={NEW} />
    </SignedIn>,
    { address: '/samples/edit', messages: TITLES },
  );
  return { ...page, sent: () => calls.filter(({ route }) => route === SAVE).map(({ body }) => body) };
}

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = () => undefined;
});

describe('walkJourney', () => {
  const { asyncUtilTimeout } = getConfig();
  afterEach(() => configure({ asyncUtilTimeout }));

  test('goes forward, back, forward again and to the end', async () => {
    expect(await walkJourney(open(), journey())).toBe('/samples/7');
  });

  const [person, card, stays] = journey().steps;
  test.each([
    ['a step that is another one', { steps: [person!, stays!] }],
    ['a refusal that does not come', { steps: [person!, { ...card!, refuses: ['name: '] }, stays!] }],
    [
      'an answer to a field that is not there',
      { steps: [{ ...person!, answers: [['fill', 'age', '20']] satisfies Answer[] }] },
    ],
    [
      'an answer that stands there in another way',
      { steps: [{ ...person!, answers: [['fill', 'name', 'Maria', 'Eleni']] satisfies Answer[] }] },
    ],
    ['something else that is sent', { end: { ...journey().end, sends: { card: '13' } } }],
  ])('stops at %s', async (_what, change) => {
    // What never comes is not waited for as long as what has to come.
    configure({ asyncUtilTimeout: asyncUtilTimeout / 30 });
    await expect(walkJourney(open(), journey(change))).rejects.toThrow();
  });
});

describe('unvisited', () => {
  const MAP: WizardMap<SampleForm, 'all'> = {
    ways: {
      all: [
        { id: 'person', titleKey: '', members: ['name'], check: ({ name }) => required('name', name) },
        {
          id: 'card',
          titleKey: '',
          members: ['card'],
          check: () => [],
          isRelevant: ({ isStudent }) => isStudent,
        },
        { id: 'stays', titleKey: '', members: ['stays'], check: ({ name }) => required('stays', name) },
      ],
    },
    empty: { ...SAMPLE, name: '' },
    ends: ['save', 'submit'],
  };
  const without = (...ids: string[]) => journey().steps.filter(({ at }) => !ids.includes(at));

  test('names steps, left out ones, refusals and endings to which no journey leads', () => {
    expect(unvisited(MAP, [])).toEqual([
      'all: person',
      'all: card',
      'all: stays',
      'person with nothing answered',
      'end: save',
      'end: submit',
    ]);
    expect(unvisited(MAP, [journey()])).toEqual(['all: without card', 'end: submit']);
    expect(unvisited(MAP, [journey({ steps: without('person', 'card') })])).toEqual([
      'all: person',
      'all: card',
      'person with nothing answered',
      'end: submit',
    ]);
  });

  test('names nothing where journeys lead everywhere', () => {
    const other = journey({ steps: without('card'), end: { ...journey().end, name: 'submit' } });
    expect(unvisited(MAP, [journey(), other])).toEqual([]);
  });
});
