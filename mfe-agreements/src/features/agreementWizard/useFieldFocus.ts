import { useCallback, useEffect, useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'shared-ui/fields';
import type { AgreementForm } from './model/agreementForm.ts';
import { revealEntry } from './steps/entries/revealEntry.ts';

/** How long a field may take to be drawn: its step may have to be loaded, its row to be opened. */
const FOCUS_LIMIT_MS = 1500;
const FOCUS_TRY_MS = 60;

/**
 * Puts the focus into a field of the step that is on the screen or on its way there.
 *
 * A field that cannot take it itself, such as a group of boxes, is found by `data-field`.
 */
export function useFieldFocus(form: UseFormReturn<AgreementForm>) {
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
        form.setFocus(field as FieldPath<AgreementForm>);
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
    return target !== null;
  }
  return false;
}
