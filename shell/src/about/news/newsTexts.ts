import type { Texts } from 'shared-contracts/text/language.ts';

/** What the page of news says around what is new. */
export const NEWS_TEXTS = {
  title: { en: 'What is new', el: 'Τι νέο υπάρχει' },
  intro: {
    en: 'What has changed in the parts of the portal that you can open, the newest first.',
    el: 'Τι άλλαξε στα μέρη της πύλης που μπορείτε να ανοίξετε. Πρώτα τα πιο πρόσφατα.',
  },
  signedOut: {
    en: 'Once you have logged in, this page says what has changed in the parts of the portal that your account can open.',
    el: 'Αφού συνδεθείτε, η σελίδα αυτή λέει τι άλλαξε στα μέρη της πύλης που μπορεί να ανοίξει ο λογαριασμός σας.',
  },
  loading: { en: 'Loading what is new…', el: 'Φόρτωση των νέων…' },
  failed: {
    en: 'What is new in some parts of the portal could not be read.',
    el: 'Δεν ήταν δυνατή η ανάγνωση των νέων για ορισμένα μέρη της πύλης.',
  },
  tryAgain: { en: 'Try again', el: 'Δοκιμάστε ξανά' },
  help: { en: 'To the help', el: 'Στη βοήθεια' },
} as const satisfies Readonly<Record<string, Texts>>;
