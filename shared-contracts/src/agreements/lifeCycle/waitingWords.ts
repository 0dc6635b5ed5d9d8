import type { LanguageTag } from '../../text/language.ts';
import type { WaitingStep } from './waitingSteps.ts';

type Words = Readonly<Record<LanguageTag, string>>;

/** Names each step that waits for us, the same wherever it is counted, listed or told; hint: what belongs to it. */
export const WAITING_WORDS: Readonly<
  Record<WaitingStep | 'later', { readonly name: Words; readonly hint: Words }>
> = {
  finish: {
    name: { en: 'To finish', el: 'Προς συμπλήρωση' },
    hint: {
      en: 'Drafts, and agreements that we opened for changes.',
      el: 'Πρόχειρα και συμφωνίες που ανοίξαμε για αλλαγές.',
    },
  },
  send: {
    name: { en: 'To send', el: 'Προς αποστολή' },
    hint: {
      en: 'The partner has not been notified of them as they are now.',
      el: 'Ο εταίρος δεν έχει ειδοποιηθεί για το περιεχόμενό τους.',
    },
  },
  answer: {
    name: { en: 'To answer', el: 'Προς απάντηση' },
    hint: {
      en: 'The partner has proposed something, and we have not answered.',
      el: 'Ο εταίρος έχει προτείνει κάτι και δεν έχουμε απαντήσει.',
    },
  },
  approve: {
    name: { en: 'To approve', el: 'Προς έγκριση' },
    hint: {
      en: 'The partner waits for our approval.',
      el: 'Ο εταίρος περιμένει την έγκρισή μας.',
    },
  },
  correct: {
    name: { en: 'To correct', el: 'Προς διόρθωση' },
    hint: {
      en: 'The two copies differ, so nobody can approve yet.',
      el: 'Τα δύο αντίγραφα διαφέρουν και δεν μπορεί να δοθεί ακόμη έγκριση.',
    },
  },
  later: {
    name: { en: 'Not due yet', el: 'Για αργότερα' },
    hint: {
      en: 'They begin after the next academic year and are not counted as waiting.',
      el: 'Αρχίζουν μετά το επόμενο ακαδημαϊκό έτος και δεν υπολογίζονται στις εκκρεμότητες.',
    },
  },
};
