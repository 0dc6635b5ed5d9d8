import type { LanguageTag } from '../../text/language.ts';
import type { Refusal } from '../../errors/errorCodes.ts';
import type { WaitingStep } from './waitingSteps.ts';

type Words = Readonly<Record<LanguageTag, string>>;

/** Names each step that waits for us, the same wherever it is counted, listed or told; hint: what belongs to it. */
export const WAITING_WORDS: Readonly<
  Record<WaitingStep | 'later', { readonly name: Words; readonly hint: Words }>
> = {
  finish: {
    name: { en: 'To finish', el: 'Προς συμπλήρωση' },
    hint: {
      en: 'Drafts, agreements that we opened for changes, and what is incomplete.',
      el: 'Πρόχειρες, συμφωνίες που ανοίξαμε για αλλαγές και όσες έχουν ελλείψεις.',
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
      en: 'Both copies are here and say the same: they can be approved.',
      el: 'Τα δύο αντίγραφα υπάρχουν και συμφωνούν: μπορεί να δοθεί έγκριση.',
    },
  },
  correct: {
    name: { en: 'To correct', el: 'Προς διόρθωση' },
    hint: {
      en: 'Nobody can approve yet: the two copies differ, or the partner’s is not here.',
      el: 'Δεν μπορεί να δοθεί ακόμη έγκριση: τα δύο αντίγραφα διαφέρουν ή λείπει του εταίρου.',
    },
  },
  end: {
    name: { en: 'To end', el: 'Προς λύση' },
    hint: {
      en: 'Terminations that wait for our approval.',
      el: 'Λύσεις συμφωνιών που περιμένουν την έγκρισή μας.',
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

/** Says in a few words what is in the way of an approval, or of sending. */
const OBSTACLE_WORDS = {
  'copies-differ': { en: 'The copies differ', el: 'Τα αντίγραφα διαφέρουν' },
  'copy-not-here': { en: 'The partner’s copy is not here', el: 'Λείπει το αντίγραφο του εταίρου' },
  'copy-not-linked': {
    en: 'The partner’s copy does not name ours',
    el: 'Το αντίγραφο του εταίρου δεν αναφέρει το δικό μας',
  },
  'no-partner-copy': { en: 'The partner has no copy yet', el: 'Ο εταίρος δεν έχει ακόμη αντίγραφο' },
  'partner-ending': { en: 'The partner’s copy terminates it', el: 'Το αντίγραφο του εταίρου δηλώνει λύση' },
  'partner-not-ending': {
    en: 'The partner’s copy does not terminate it yet',
    el: 'Το αντίγραφο του εταίρου δεν δηλώνει ακόμη λύση',
  },
  'partner-not-reopened': {
    en: 'The partner’s copy is still terminated',
    el: 'Το αντίγραφο του εταίρου δηλώνει ακόμη λύση',
  },
  'has-mobilities': { en: 'Students go abroad under it', el: 'Βάσει αυτής μετακινούνται φοιτητές' },
  incomplete: { en: 'Something is missing', el: 'Λείπουν στοιχεία' },
} as const satisfies Partial<Record<Refusal, Words>>;

/** Finds the words of what is in the way, as a list gives it; undefined where nothing is, or this release does not know it. */
export function findObstacleWords(obstacle: string | null | undefined): Words | undefined {
  const known: Readonly<Record<string, Words>> = OBSTACLE_WORDS;
  return obstacle == null || !Object.hasOwn(known, obstacle) ? undefined : known[obstacle];
}
