import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** - more: reminders besides the one that the subject names; rest: reminders of a kind besides those that are named */
type DigestTexts = {
  readonly greeting: string;
  readonly intro: string;
  readonly more: (count: number) => string;
  readonly rest: (count: number) => string;
  readonly why: string;
  readonly change: string;
};

export const DIGEST_TEXTS: Readonly<Record<LanguageTag, DigestTexts>> = {
  en: {
    greeting: 'Hello,',
    intro: 'this is due in the Mobility Portal:',
    more: (count) => `, and ${count} more`,
    rest: (count) => `and ${count} more in the portal`,
    why: 'You get this mail because you asked the Mobility Portal to remind you by mail.',
    change: 'Change or turn off reminders',
  },
  el: {
    greeting: 'Καλημέρα σας,',
    intro: 'στην Πύλη Κινητικότητας εκκρεμούν τα εξής:',
    more: (count) => `, και ${count} ακόμη`,
    rest: (count) => `και ${count} ακόμη στην πύλη`,
    why: 'Λαμβάνετε αυτό το μήνυμα επειδή ζητήσατε από την Πύλη Κινητικότητας υπενθυμίσεις με email.',
    change: 'Αλλαγή ή απενεργοποίηση υπενθυμίσεων',
  },
};
