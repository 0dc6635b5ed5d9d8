import type { LanguageTag } from 'shared-contracts/text/language.ts';

const en = {
  productName: 'Mobility Portal',
  productPurpose: 'International exchange agreements and student mobility',
  signInTitle: 'Sign in',
  username: 'User name',
  password: 'Password',
  signIn: 'Sign in',
  wrongPassword: 'The user name or the password is not right.',
  missing: 'Type your user name and your password.',
  tooManyAttempts: 'Too many attempts. Wait five minutes and try again.',
  demoTitle: 'Demo accounts',
  demoNote: 'This sign-in is a stand-in for the university’s own. Each account’s password is its user name.',
  demoAccount: 'Account',
  demoRole: 'Role',
  expiredTitle: 'This sign-in has expired',
  expired: 'It was open for too long, or was used already. Start again from the portal.',
  backToPortal: 'Back to the portal',
  signOutTitle: 'Sign out',
  signOutQuestion: 'Do you want to sign out?',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  signedOutTitle: 'Signed out',
  signedOut: 'You have signed out.',
  failedTitle: 'Sign-in is not possible',
  failed: 'The request to sign in cannot be used. Start again from the portal.',
};

export type ProviderTexts = Readonly<Record<keyof typeof en, string>>;

/** Texts of the built-in provider's pages. */
export const PROVIDER_TEXTS: Readonly<Record<LanguageTag, ProviderTexts>> = {
  en,
  el: {
    productName: 'Πύλη Κινητικότητας',
    productPurpose: 'Διεθνείς συμφωνίες ανταλλαγών και κινητικότητα φοιτητών',
    signInTitle: 'Σύνδεση',
    username: 'Όνομα χρήστη',
    password: 'Κωδικός πρόσβασης',
    signIn: 'Σύνδεση',
    wrongPassword: 'Το όνομα χρήστη ή ο κωδικός πρόσβασης δεν είναι σωστά.',
    missing: 'Συμπληρώστε το όνομα χρήστη και τον κωδικό πρόσβασης.',
    tooManyAttempts: 'Πάρα πολλές προσπάθειες. Περιμένετε πέντε λεπτά και δοκιμάστε ξανά.',
    demoTitle: 'Δοκιμαστικοί λογαριασμοί',
    demoNote:
      'Η σύνδεση αυτή αντικαθιστά την υπηρεσία σύνδεσης του πανεπιστημίου. Κωδικός κάθε λογαριασμού είναι το όνομα χρήστη του.',
    demoAccount: 'Λογαριασμός',
    demoRole: 'Ρόλος',
    expiredTitle: 'Η σύνδεση έληξε',
    expired: 'Έμεινε ανοιχτή για πολλή ώρα ή χρησιμοποιήθηκε ήδη. Ξεκινήστε πάλι από την πύλη.',
    backToPortal: 'Επιστροφή στην πύλη',
    signOutTitle: 'Αποσύνδεση',
    signOutQuestion: 'Θέλετε να αποσυνδεθείτε;',
    signOut: 'Αποσύνδεση',
    staySignedIn: 'Παραμονή σε σύνδεση',
    signedOutTitle: 'Αποσυνδεθήκατε',
    signedOut: 'Η αποσύνδεση ολοκληρώθηκε.',
    failedTitle: 'Η σύνδεση δεν είναι δυνατή',
    failed: 'Το αίτημα σύνδεσης δεν μπορεί να χρησιμοποιηθεί. Ξεκινήστε πάλι από την πύλη.',
  },
};
