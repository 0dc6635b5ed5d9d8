import type { SaveOutcome } from './saveOutcome.ts';

/**
 * Where the editing of a record stands.
 *
 * - clean: what stands here is what was opened; typed: it is something else
 * - saving: a save is under way
 * - refused, gone, unanswered, failed: what became of the last save, see {@link SaveOutcome}; it stands until the next one, or until it is forgotten
 * - stale: somebody else has saved meanwhile, and the person is to choose
 */
export type EditingPhase = keyof typeof TRANSITIONS;

/** A save: what it saves the record as, and the form as it was sent. */
type Sent<Form, Action> = { readonly action: Action; readonly sent: Form };
/** A save that failed. */
type Failed<Form, Action> = Sent<Form, Action> & { readonly error: Error };

/**
 * The one state of whoever edits a record: in a wizard, on a page, in a row, in a cell.
 *
 * - isTyped: something stands here that is not saved, whatever becomes of a save
 * - current: the record as it is now; action: what was to be saved, null where the other version was found otherwise
 */
export type EditingState<Form, Current, Action = 'save'> = { readonly isTyped: boolean } & (
  | { readonly phase: 'clean' | 'typed' }
  | ({ readonly phase: 'saving' } & Sent<Form, Action>)
  | ({ readonly phase: 'gone' | 'unanswered' | 'failed' } & Failed<Form, Action>)
  | ({
      readonly phase: 'refused';
      readonly errors: Extract<SaveOutcome<Current>, { kind: 'refused' }>['errors'];
    } & Failed<Form, Action>)
  | { readonly phase: 'stale'; readonly current: Current; readonly action: Action | null }
);

/**
 * What happens while a record is edited.
 *
 * - type: what stands here differs from what was opened, or does not any more
 * - send, save: a save begins, and is done; fail: it was not, see {@link SaveOutcome}
 * - meet: another version is there; choose: the person goes on from it, or back to what stands here
 * - forget: what became of the last save is not told any more
 * - begin: everything begins anew, from what is stored
 */
export type EditingEvent<Form, Current, Action = 'save'> =
  | { readonly event: 'type'; readonly isTyped: boolean }
  | ({ readonly event: 'send' } & Sent<Form, Action>)
  | { readonly event: 'fail'; readonly outcome: SaveOutcome<Current>; readonly error: Error }
  | { readonly event: 'meet'; readonly current: Current; readonly action: Action | null }
  | { readonly event: 'save' | 'choose' | 'forget' | 'begin' };

type EventName = EditingEvent<never, never>['event'];
type TransitionName = Exclude<EventName, 'type' | 'fail'> | SaveOutcome<never>['kind'];

const REST = 'typed';
const AFTER_FAILURE = { send: 'saving', forget: REST, begin: 'clean', meet: 'stale' } as const;

/**
 * Which phase follows on what; what is not named changes nothing: a second click begins no second save, and an answer that comes after the form has begun anew
 * says nothing of it.
 *
 * Whether one rests as `clean` or as `typed` follows from what stands in the form.
 */
export const TRANSITIONS = {
  clean: { send: 'saving', begin: 'clean', meet: 'stale' },
  typed: { send: 'saving', begin: 'clean', meet: 'stale' },
  saving: {
    save: 'clean',
    meet: 'stale',
    stale: 'stale',
    refused: 'refused',
    gone: 'gone',
    unanswered: 'unanswered',
    failed: 'failed',
    begin: 'clean',
  },
  stale: { choose: REST, meet: 'stale', begin: 'clean' },
  refused: AFTER_FAILURE,
  gone: AFTER_FAILURE,
  unanswered: AFTER_FAILURE,
  failed: AFTER_FAILURE,
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<TransitionName, string>>>>>;

/**
 * What a phase means for what the person can do and is told.
 *
 * - canSend: a save can begin; isBusy: one is under way; canDrop: what was typed can be dropped
 * - tells: why the last save was not done; chooses: another version has to be chosen from first
 * - isOver: there is nothing left to save, unless the record can be brought back
 *
 * Leaving asks, and the browser keeps a draft, as long as `isTyped` says that something would be lost.
 */
export type EditingMeaning = {
  readonly canSend: boolean;
  readonly isBusy: boolean;
  readonly canDrop: boolean;
  readonly tells: boolean;
  readonly chooses: boolean;
  readonly isOver: boolean;
};

const AT_REST = { canSend: true, isBusy: false, canDrop: true, tells: false, chooses: false, isOver: false };

export const EDITING_MEANING: Readonly<Record<EditingPhase, EditingMeaning>> = {
  clean: { ...AT_REST, canDrop: false },
  typed: AT_REST,
  saving: { ...AT_REST, canSend: false, isBusy: true, canDrop: false },
  stale: { ...AT_REST, canSend: false, chooses: true },
  refused: { ...AT_REST, tells: true },
  gone: { ...AT_REST, tells: true, isOver: true },
  unanswered: { ...AT_REST, tells: true },
  failed: { ...AT_REST, tells: true },
};

/** Gives the state of a record that was just opened. */
export function openedState<Form, Current, Action>(): EditingState<Form, Current, Action> {
  return { phase: 'clean', isTyped: false };
}

/** Gives the state that follows on an event; the same one where nothing does. */
export function nextState<Form, Current, Action>(
  state: EditingState<Form, Current, Action>,
  event: EditingEvent<Form, Current, Action>,
): EditingState<Form, Current, Action> {
  if (event.event === 'type') return typedState(state, event.isTyped);
  const phase = phaseAfter(state.phase, event.event === 'fail' ? event.outcome.kind : event.event);
  if (phase === undefined) return state;
  const { isTyped } = state;
  switch (event.event) {
    case 'send':
      return { phase: 'saving', isTyped, action: event.action, sent: event.sent };
    case 'meet':
      return { phase: 'stale', isTyped, current: event.current, action: event.action };
    case 'fail':
      return state.phase === 'saving' ? failedState({ ...state, ...event }) : state;
    case 'save':
    case 'begin':
      return { phase: 'clean', isTyped: false };
    case 'choose':
    case 'forget':
      return { phase: isTyped ? 'typed' : 'clean', isTyped };
  }
}

function phaseAfter(phase: EditingPhase, transition: TransitionName): string | undefined {
  const row: Readonly<Partial<Record<TransitionName, string>>> = TRANSITIONS[phase];
  return row[transition];
}

function typedState<Form, Current, Action>(
  state: EditingState<Form, Current, Action>,
  isTyped: boolean,
): EditingState<Form, Current, Action> {
  if (state.isTyped === isTyped) return state;
  if (state.phase === 'clean' || state.phase === 'typed')
    return { phase: isTyped ? 'typed' : 'clean', isTyped };
  return { ...state, isTyped };
}

function failedState<Form, Current, Action>({
  isTyped,
  action,
  sent,
  outcome,
  error,
}: Failed<Form, Action> & {
  readonly isTyped: boolean;
  readonly outcome: SaveOutcome<Current>;
}): EditingState<Form, Current, Action> {
  if (outcome.kind === 'stale') return { phase: 'stale', isTyped, current: outcome.current, action };
  const failed = { isTyped, action, sent, error };
  return outcome.kind === 'refused'
    ? { phase: 'refused', errors: outcome.errors, ...failed }
    : { phase: outcome.kind, ...failed };
}
