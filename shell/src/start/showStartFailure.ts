import { LANGUAGE_TAG, type Language, type LanguageTag } from 'shared-contracts/language.ts';

/** These texts cannot come from a message file: they are needed when files do not come. */
const TEXTS: Readonly<Record<LanguageTag, { title: string; text: string; retry: string }>> = {
  en: {
    title: 'The portal could not start',
    text: 'Part of it could not be loaded. Check your connection and try again; if this goes on, tell the International Relations Office.',
    retry: 'Try again',
  },
  el: {
    title: 'Η πύλη δεν μπόρεσε να ξεκινήσει',
    text: 'Ένα μέρος της δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
    retry: 'Δοκιμάστε ξανά',
  },
};

/** Says in place of the portal that it could not start, with nothing but what the page itself has. */
export function showStartFailure(root: HTMLElement, language: Language): void {
  const { title, text, retry } = TEXTS[LANGUAGE_TAG[language]];
  const frame = document.createElement('main');
  frame.className = 'start-failure';
  frame.setAttribute('role', 'alert');
  const button = element('button', retry);
  button.addEventListener('click', () => window.location.reload());
  frame.append(element('h1', title), element('p', text), button);
  root.replaceChildren(frame);
}

function element(name: string, text: string): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
