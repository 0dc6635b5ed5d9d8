import { LANGUAGE_TAG, type Language, type LanguageTag } from 'shared-contracts/text/language.ts';
import type { RefusalReason } from 'shared-contracts/releases/signedRegistry.ts';
import { NOT_STARTED, showNotStarted } from '../boot/startFailurePage.ts';

/**
 * Why the portal did not start:
 * - missing: something of it did not come
 * - expired: as of its registry
 * - unsupported: the browser cannot check the registry, or lacks what the portal is written with
 * - changed: the registry is not to be trusted for another reason
 */
type StartFailure = 'missing' | 'changed' | 'expired' | 'unsupported';

/** These texts cannot come from a message file: they are needed when files do not come. */
const TEXTS: Readonly<Record<LanguageTag, Readonly<Record<StartFailure, string>>>> = {
  en: {
    missing: NOT_STARTED.en.missing,
    changed:
      'The list of its parts is not the one that the university has signed, so none of them was run. Try again; if this goes on, tell the International Relations Office.',
    expired:
      'The list of its parts is out of date. Check that the date and time of your device are right and try again; if this goes on, tell the International Relations Office.',
    unsupported:
      'Your browser is too old for it. Update the browser, or open the portal in another one: Chrome or Edge 137, Firefox 129, Safari 17.4, or a newer version of them.',
  },
  el: {
    missing: NOT_STARTED.el.missing,
    changed:
      'Η λίστα των μερών της δεν είναι αυτή που έχει υπογράψει το πανεπιστήμιο, γι’ αυτό δεν εκτελέστηκε κανένα. Δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
    expired:
      'Η λίστα των μερών της έχει λήξει. Ελέγξτε ότι η ημερομηνία και η ώρα της συσκευής σας είναι σωστές και δοκιμάστε ξανά. Αν το πρόβλημα επιμένει, ενημερώστε το Γραφείο Διεθνών Σχέσεων.',
    unsupported:
      'Το πρόγραμμα περιήγησής σας είναι πολύ παλιό για αυτήν. Ενημερώστε το ή ανοίξτε την πύλη με άλλο: Chrome ή Edge 137, Firefox 129, Safari 17.4 ή νεότερη έκδοση.',
  },
};

/** Says in place of the portal that it could not start, and why, with nothing but what the page itself has. */
export function showStartFailure(
  root: HTMLElement,
  language: Language,
  reason: StartFailure | RefusalReason,
): void {
  const tag = LANGUAGE_TAG[language];
  const failure = failureOf(reason);
  // A browser that cannot check signatures could only fail again.
  const again = failure === 'unsupported' ? null : () => window.location.reload();
  showNotStarted(root, tag, TEXTS[tag][failure], again);
}

function failureOf(reason: StartFailure | RefusalReason): StartFailure {
  return reason === 'missing' || reason === 'expired' || reason === 'unsupported' ? reason : 'changed';
}
