import type { KeyboardEvent } from 'react';

/** What keys do with the cells that are selected. */
export type SheetCommands = {
  readonly onClear: () => void;
  readonly onFillDown: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
};

/** What a key does besides moving and typing. */
export function commandOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  commands: SheetCommands,
): (() => void) | undefined {
  if (key === 'Delete' || key === 'Backspace') return commands.onClear;
  if (!ctrlKey && !metaKey) return undefined;
  const byLetter: Readonly<Record<string, () => void>> = {
    d: commands.onFillDown,
    z: shiftKey ? commands.onRedo : commands.onUndo,
    y: commands.onRedo,
    s: commands.onSave,
  };
  return byLetter[letterOf(key)];
}

/** The letters on the same keys of a Greek keyboard. */
const LATIN: Readonly<Record<string, string>> = { δ: 'd', ζ: 'z', υ: 'y', σ: 's', ς: 's', α: 'a' };

/** The letter of a key, whichever alphabet the keyboard writes; other keys by their names. */
export function letterOf(key: string): string {
  if (key.length > 1) return key;
  const letter = key.toLowerCase();
  return LATIN[letter] ?? letter;
}
