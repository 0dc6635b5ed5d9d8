import { useEffect, useRef } from 'react';

/**
 * Takes the keyboard focus to the edit button of a row of a list, as soon as the row shows it.
 *
 * - refOf: ref of a row's edit button
 * - first: the row to go to as soon as it is there, such as one that another page has made
 * - toRow: null asks for the page's heading, when no row is left
 */
export function useRowFocus(first: number | null = null) {
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const wanted = useRef<{ readonly id: number | null } | null>(first === null ? null : { id: first });

  // Runs after every render: the button appears with whichever render ends the editing or closes the dialog.
  useEffect(() => {
    if (wanted.current === null) return;
    const { id } = wanted.current;
    const target = id === null ? document.querySelector('h1') : buttons.current.get(id);
    if (!target) return;
    target.focus();
    wanted.current = null;
  });

  return {
    refOf: (id: number) => (button: HTMLButtonElement | null) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    toRow: (id: number | null) => {
      wanted.current = { id };
    },
  };
}
