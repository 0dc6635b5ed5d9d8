import {
  EDITING_MEANING,
  nextState,
  TRANSITIONS,
  type EditingEvent,
  type EditingPhase,
  type EditingState,
} from './editingState.ts';

type State = EditingState<string, string>;
type Event = EditingEvent<string, string>;

const error = new Error('not saved');
const EVENTS: Readonly<Record<string, Event>> = {
  send: { event: 'send', action: 'save', sent: 'mine' },
  save: { event: 'save' },
  choose: { event: 'choose' },
  forget: { event: 'forget' },
  begin: { event: 'begin' },
  meet: { event: 'meet', current: 'theirs', action: null },
  stale: { event: 'fail', outcome: { kind: 'stale', current: 'theirs' }, error },
  refused: {
    event: 'fail',
    outcome: { kind: 'refused', errors: [{ field: 'email', code: 'not-an-email' }] },
    error,
  },
  gone: { event: 'fail', outcome: { kind: 'gone' }, error },
  unanswered: { event: 'fail', outcome: { kind: 'unanswered' }, error },
  failed: { event: 'fail', outcome: { kind: 'failed' }, error },
};
const WAY: Readonly<Record<EditingPhase, readonly (keyof typeof EVENTS)[]>> = {
  clean: [],
  typed: [],
  saving: ['send'],
  stale: ['send', 'stale'],
  refused: ['send', 'refused'],
  gone: ['send', 'gone'],
  unanswered: ['send', 'unanswered'],
  failed: ['send', 'failed'],
};
const PHASES = Object.keys(TRANSITIONS) as readonly EditingPhase[];

function after(names: readonly string[], from: State): State {
  return names.reduce((state, name) => nextState(state, EVENTS[name] as Event), from);
}

function stateIn(phase: EditingPhase): State {
  const isTyped = phase !== 'clean';
  return after(
    WAY[phase],
    nextState<string, string, 'save'>({ phase: 'clean', isTyped: false }, { event: 'type', isTyped }),
  );
}

describe('the editing of a record', () => {
  const cases = PHASES.flatMap((phase) => Object.keys(EVENTS).map((name) => [phase, name] as const));

  test.each(cases)('goes from %s by %s where the table says, and else stays', (phase, name) => {
    const before = stateIn(phase);
    expect(before.phase).toBe(phase);
    const row: Readonly<Record<string, string>> = TRANSITIONS[phase];
    const expected = row[name];
    const state = after([name], before);
    if (expected === undefined) expect(state).toBe(before);
    else expect(state.phase).toBe(expected);
  });

  test.each(PHASES)('says in %s whether something would be lost, by what stands in the form', (phase) => {
    const state = stateIn(phase);
    expect(state.isTyped).toBe(phase !== 'clean');
    const back = nextState(state, { event: 'type', isTyped: !state.isTyped });
    expect(back.isTyped).toBe(!state.isTyped);
    const resting: Readonly<Partial<Record<EditingPhase, EditingPhase>>> = { clean: 'typed', typed: 'clean' };
    expect(back.phase).toBe(resting[phase] ?? phase);
  });

  test.each(PHASES)('keeps what was typed in %s until it is saved or begun anew', (phase) => {
    for (const name of [
      'send',
      'meet',
      'choose',
      'forget',
      'refused',
      'gone',
      'unanswered',
      'failed',
      'stale',
    ])
      expect(after([name], stateIn(phase)).isTyped).toBe(phase !== 'clean');
  });

  test('begins no second save while one is under way, and none before another version was chosen from', () => {
    for (const phase of PHASES)
      expect([phase, 'send' in TRANSITIONS[phase]]).toEqual([phase, EDITING_MEANING[phase].canSend]);
  });

  test('has with a failure what was sent, and what the server named', () => {
    expect(stateIn('refused')).toEqual({
      phase: 'refused',
      isTyped: true,
      action: 'save',
      sent: 'mine',
      error,
      errors: [{ field: 'email', code: 'not-an-email' }],
    });
    expect(stateIn('unanswered')).toMatchObject({ sent: 'mine', error });
  });

  test('goes on from the other version to the same save at once', () => {
    expect(after(['choose', 'send'], stateIn('stale'))).toMatchObject({ phase: 'saving', sent: 'mine' });
  });

  test('hears no answer that comes after the form has begun anew', () => {
    const anew = after(['begin'], stateIn('saving'));
    for (const name of ['save', 'refused', 'stale', 'failed']) expect(after([name], anew)).toBe(anew);
  });

  test('tells a failure, asks for a choice, or waits: never two of them', () => {
    for (const { tells, chooses, isBusy } of Object.values(EDITING_MEANING))
      expect([tells, chooses, isBusy].filter(Boolean).length).toBeLessThan(2);
  });
});
