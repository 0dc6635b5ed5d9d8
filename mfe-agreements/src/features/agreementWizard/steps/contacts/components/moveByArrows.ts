import type { KeyboardEvent } from 'react';

/** Moves the focus among the buttons of a list that can be pressed, by the arrow keys, Home and End. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const now = buttons.findIndex((button) => button === document.activeElement);
  const next = nextOf(event.key, now, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

function nextOf(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(now + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(now - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
