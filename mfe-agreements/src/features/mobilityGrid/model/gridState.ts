import { withStep, type Step } from './cellChanges.ts';
import type { AgreementEdit } from './agreementEdit.ts';

/** - past, future: steps that can be taken back, the last one last, and those that were */
export type GridState = {
  readonly edits: readonly AgreementEdit[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
};

export type GridAct =
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'undo' | 'redo' }
  /** Another version of an agreement takes its place, whatever it has become meanwhile. */
  | { readonly type: 'replace'; readonly id: number; readonly with: (edit: AgreementEdit) => AgreementEdit };

/** Most steps that can be taken back. */
const MOST_STEPS = 200;

export function afterAct(state: GridState, act: GridAct): GridState {
  switch (act.type) {
    case 'step':
      if (act.step.length === 0) return state;
      return {
        edits: withStep(state.edits, act.step, 'after'),
        past: [...state.past.slice(1 - MOST_STEPS), act.step],
        future: [],
      };
    case 'undo': {
      const step = state.past.at(-1);
      if (step === undefined) return state;
      return {
        edits: withStep(state.edits, step.toReversed(), 'before'),
        past: state.past.slice(0, -1),
        future: [...state.future, step],
      };
    }
    case 'redo': {
      const step = state.future.at(-1);
      if (step === undefined) return state;
      return {
        edits: withStep(state.edits, step, 'after'),
        past: [...state.past, step],
        future: state.future.slice(0, -1),
      };
    }
    case 'replace':
      return {
        ...state,
        edits: state.edits.map((edit) => (edit.id === act.id ? act.with(edit) : edit)),
      };
  }
}
