import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** These texts cannot come from a message file: they are needed when files do not come. */
export const NOT_STARTED: Readonly<
  Record<LanguageTag, Readonly<Record<'title' | 'missing' | 'retry', string>>>
> = {
  en: {
    title: 'The portal could not start',
    missing:
      'Part of it could not be loaded. Check your connection and try again; if this goes on, tell the International Relations Office.',
    retry: 'Try again',
  },
  el: {
    title: 'Η πύλη δεν μπόρεσε να ξεκινήσει',
    missing:
      'Ένα μέρος της δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
    retry: 'Δοκιμάστε ξανά',
  },
};

/**
 * Says in place of the portal that it could not start, with nothing but what the page itself has.
 *
 * - text: why
 * - again: tries again; null where that could only fail
 */
export function showNotStarted(
  root: HTMLElement,
  tag: LanguageTag,
  text: string,
  again: (() => void) | null,
): void {
  const texts = NOT_STARTED[tag];
  const frame = document.createElement('main');
  frame.className = 'start-failure';
  const said = document.createElement('div');
  said.setAttribute('role', 'alert');
  said.append(element('h1', texts.title), element('p', text));
  frame.append(said);
  if (again !== null) {
    const button = element('button', texts.retry);
    button.addEventListener('click', again);
    frame.append(button);
  }
  root.replaceChildren(frame);
}

function element(name: string, text: string): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
