import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Makes a row of buttons one stop of the Tab key: arrows, Home and End go from one to another.
 *
 * - tabIndexOf: for the button at a place; toolbar: for the element around them
 */
export function useToolbarKeys() {
  const [current, setCurrent] = useState(0);
  const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>(':scope > button')];
  return {
    tabIndexOf: (index: number) => (index === current ? 0 : -1),
    toolbar: {
      onFocus: ({ currentTarget, target }: FocusEvent) => {
        const index = buttonsOf(currentTarget).findIndex((button) => button === target);
        if (index >= 0) setCurrent(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget);
        const index = buttons.findIndex((button) => button === document.activeElement);
        const last = buttons.length - 1;
        const goals: Readonly<Record<string, number>> = {
          ArrowRight: index === last ? 0 : index + 1,
          ArrowLeft: index === 0 ? last : index - 1,
          Home: 0,
          End: last,
        };
        const goal = goals[event.key];
        if (index < 0 || goal === undefined) return;
        event.preventDefault();
        buttons[goal]?.focus();
      },
    },
  };
}
