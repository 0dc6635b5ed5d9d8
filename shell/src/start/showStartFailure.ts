import { LANGUAGE_TAG, type Language, type LanguageTag } from 'shared-contracts/language.ts';
import type { RefusalReason } from 'shared-contracts/signedRegistry.ts';

/**
 * Why the portal did not start:
 * - missing: something of it did not come
 * - expired, unsupported: as of its registry
 * - changed: the registry is not to be trusted for another reason
 */
type StartFailure = 'missing' | 'changed' | 'expired' | 'unsupported';

/** These texts cannot come from a message file: they are needed when files do not come. */
const TEXTS: Readonly<Record<LanguageTag, { title: string; retry: string } & Record<StartFailure, string>>> =
  {
    en: {
      title: 'The portal could not start',
      missing:
        'Part of it could not be loaded. Check your connection and try again; if this goes on, tell the International Relations Office.',
      changed:
        'The list of its parts is not the one that the university has signed, so none of them was run. Try again; if this goes on, tell the International Relations Office.',
      expired:
        'The list of its parts is out of date. Check that the date and time of your device are right and try again; if this goes on, tell the International Relations Office.',
      unsupported:
        'Your browser cannot check who released it. Update the browser, or open the portal in another one: Chrome or Edge 137, Firefox 129, Safari 17, or a newer version of them.',
      retry: 'Try again',
    },
    el: {
      title: 'Η πύλη δεν μπόρεσε να ξεκινήσει',
      missing:
        'Ένα μέρος της δεν φορτώθηκε. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
      changed:
        'Η λίστα των μερών της δεν είναι αυτή που έχει υπογράψει το πανεπιστήμιο, γι’ αυτό δεν εκτελέστηκε κανένα. Δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
      expired:
        'Η λίστα των μερών της έχει λήξει. Ελέγξτε ότι η ημερομηνία και η ώρα της συσκευής σας είναι σωστές και δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
      unsupported:
        'Το πρόγραμμα περιήγησής σας δεν μπορεί να ελέγξει την προέλευσή της. Ενημερώστε το ή ανοίξτε την πύλη με άλλο: Chrome ή Edge 137, Firefox 129, Safari 17 ή νεότερη έκδοση.',
      retry: 'Δοκιμάστε ξανά',
    },
  };

/** Says in place of the portal that it could not start, and why, with nothing but what the page itself has. */
export function showStartFailure(
  root: HTMLElement,
  language: Language,
  reason: StartFailure | RefusalReason,
): void {
  const texts = TEXTS[LANGUAGE_TAG[language]];
  const frame = document.createElement('main');
  frame.className = 'start-failure';
  frame.setAttribute('role', 'alert');
  const failure = failureOf(reason);
  frame.append(element('h1', texts.title), element('p', texts[failure]));
  // The same browser could only fail again.
  if (failure !== 'unsupported') {
    const button = element('button', texts.retry);
    button.addEventListener('click', () => window.location.reload());
    frame.append(button);
  }
  root.replaceChildren(frame);
}

function failureOf(reason: StartFailure | RefusalReason): StartFailure {
  return reason === 'missing' || reason === 'expired' || reason === 'unsupported' ? reason : 'changed';
}

function element(name: string, text: string): HTMLElement {
  const node = document.createElement(name);
  node.textContent = text;
  return node;
}
