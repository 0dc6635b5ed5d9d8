import { useCallback, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'shared-ui/fields';
import { revealEntry } from './revealEntry.ts';

/** How long a field may take to be drawn: its step may have to be loaded, its row to be opened. */
const FOCUS_LIMIT_MS = 1500;
const FOCUS_TRY_MS = 60;

/**
 * Gives the function that puts the focus into a field of the step that is on the screen or on its way there, by the field's name.
 *
 * A field that cannot take it itself, such as a group of boxes, is found by `data-field`.
 */
export function useFieldFocus<Form extends FieldValues>(form: UseFormReturn<Form>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (field: string) => {
      const until = Date.now() + FOCUS_LIMIT_MS;
      const tryOnce = () => {
        // The fields of a closed card or row are not on the page.
        revealEntry(field);
        const before = document.activeElement;
        // Names of errors are names of the form's fields.
        form.setFocus(field as FieldPath<Form>);
        if (document.activeElement !== before || focusByName(field)) return;
        if (Date.now() < until) timer.current = setTimeout(tryOnce, FOCUS_TRY_MS);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(tryOnce, FOCUS_TRY_MS);
    },
    [form],
  );
}

function focusByName(field: string): boolean {
  const names = field.split('.');
  // A field inside a closed card is reached by the card.
  const paths = names.map((_, index) => names.slice(0, names.length - index).join('.'));
  for (const path of paths) {
    const name = CSS.escape(path);
    const found = document.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
    if (found === null) continue;
    const target = found.matches('input, select, textarea, button, [tabindex]')
      ? found
      : found.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
    target?.focus();
    // A page that is still on its way is not shown yet, and what is not shown takes no focus.
    return target !== null && document.activeElement === target;
  }
  return false;
}
