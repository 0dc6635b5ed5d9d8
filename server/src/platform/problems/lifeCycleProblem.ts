import type { Texts } from 'shared-contracts/text/language.ts';
import type { Refusal } from 'shared-contracts/errors/errorCodes.ts';
import type { Problem } from './problem.ts';
import { conflict, notPermitted } from './refusals.ts';

const TEXTS: Readonly<Record<Exclude<Refusal, 'not-permitted'>, Texts>> = {
  deleted: {
    en: 'The agreement has been deleted and cannot be changed.',
    el: 'Η συμφωνία έχει διαγραφεί και δεν μπορεί να αλλάξει.',
  },
  terminated: {
    en: 'The agreement is terminated and can only be read. A new revision of it begins with “Initiate changes”.',
    el: 'Η συμφωνία έχει λυθεί και μπορεί μόνο να διαβαστεί. Νέα αναθεώρησή της αρχίζει με την «Έναρξη αλλαγών».',
  },
  'approved-by-all': {
    en: 'The agreement is approved by all. Initiate changes before you edit it.',
    el: 'Η συμφωνία είναι εγκεκριμένη από όλους. Ξεκινήστε πρώτα τη διαδικασία αλλαγών.',
  },
  'status-backwards': {
    en: 'The status of an agreement never goes back.',
    el: 'Η κατάσταση μιας συμφωνίας δεν επιστρέφει ποτέ σε προηγούμενη.',
  },
  'submit-first': {
    en: 'An agreement is submitted before it becomes final.',
    el: 'Μια συμφωνία υποβάλλεται πριν οριστικοποιηθεί.',
  },
  'finalize-first': {
    en: 'Our copy is not final yet. Finalize it first: only a final copy is sent to the partner.',
    el: 'Το δικό μας αντίγραφο δεν είναι ακόμη οριστικό. Οριστικοποιήστε το πρώτα: στον εταίρο αποστέλλεται μόνο οριστικό αντίγραφο.',
  },
  'not-what-facts-say': {
    en: 'The EWP status follows from what both universities sent and approved, and this is not what the facts say.',
    el: 'Η κατάσταση EWP προκύπτει από όσα έστειλαν και ενέκριναν τα δύο πανεπιστήμια, και δεν είναι αυτή.',
  },
  'already-notified': {
    en: 'The partner has already been notified of this copy of the agreement.',
    el: 'Ο εταίρος έχει ήδη ειδοποιηθεί για αυτό το αντίγραφο της συμφωνίας.',
  },
  'already-approved': {
    en: 'We have approved this copy of the agreement already.',
    el: 'Έχουμε ήδη εγκρίνει αυτό το αντίγραφο της συμφωνίας.',
  },
  'no-partner-copy': {
    en: "The partner's copy of the agreement is not known yet, so there is nothing to approve.",
    el: 'Το αντίγραφο του εταίρου δεν είναι ακόμη γνωστό, οπότε δεν υπάρχει κάτι προς έγκριση.',
  },
  'never-approved': {
    en: 'Both universities have not approved any copy of this agreement yet, so there is none to go back to.',
    el: 'Τα δύο πανεπιστήμια δεν έχουν εγκρίνει ακόμη κανένα αντίγραφο της συμφωνίας, οπότε δεν υπάρχει κάτι προς επαναφορά.',
  },
  'ever-approved': {
    en: 'Both universities approved this agreement, and the network forbids deleting it. Terminate it, or revert your changes.',
    el: 'Η συμφωνία έχει εγκριθεί και από τα δύο πανεπιστήμια και το δίκτυο απαγορεύει τη διαγραφή της. Ξεκινήστε τη λύση της ή επαναφέρετε τις αλλαγές σας.',
  },
  'partner-approved': {
    en: 'The partner has approved the new copy, so it can no longer be taken back.',
    el: 'Ο εταίρος έχει εγκρίνει το νέο αντίγραφο, οπότε δεν μπορεί πλέον να ανακληθεί.',
  },
  'copy-not-here': {
    en: "The portal does not have the partner's copy. Fetch it in Copies; if that fails, ask the partner to notify us again.",
    el: 'Η πύλη δεν έχει το αντίγραφο του εταίρου. Κάντε λήψη του στα Αντίγραφα· αν αποτύχει, ζητήστε από τον εταίρο να μας ειδοποιήσει ξανά.',
  },
  'copy-not-linked': {
    en: "The partner's copy does not name our agreement yet, and the network does not allow its approval before.",
    el: 'Το αντίγραφο του εταίρου δεν αναφέρει ακόμη τη συμφωνία μας και το δίκτυο δεν επιτρέπει έγκριση πριν από αυτό.',
  },
  'copies-differ': {
    en: 'The two copies differ. Take over the partner’s values, or change ours and notify the partner.',
    el: 'Τα δύο αντίγραφα διαφέρουν. Μεταφέρετε τα στοιχεία του εταίρου ή αλλάξτε τα δικά μας και ειδοποιήστε τον.',
  },
  incomplete: {
    en: 'Something is missing that has to be there before the partner is notified. Edit the agreement to complete it.',
    el: 'Λείπει κάτι που χρειάζεται πριν ειδοποιηθεί ο εταίρος. Συμπληρώστε το με επεξεργασία της συμφωνίας.',
  },
  'partner-ending': {
    en: "The partner's copy terminates the agreement and ours does not, so it cannot be approved. If you agree to the termination, revert our changes first and approve it then; if not, ask the partner to take it back.",
    el: 'Το αντίγραφο του εταίρου δηλώνει τη λύση της συμφωνίας και το δικό μας όχι, οπότε δεν μπορεί να εγκριθεί. Αν συμφωνείτε με τη λύση, κάντε πρώτα επαναφορά των αλλαγών μας και έπειτα εγκρίνετέ την· αν όχι, ζητήστε από τον εταίρο να την ανακαλέσει.',
  },
  'partner-not-reopened': {
    en: "The partner's copy still says that the agreement is terminated, so our new revision cannot be approved yet. Wait for the partner; if it has agreed already, fetch its copy in Copies.",
    el: 'Το αντίγραφο του εταίρου δηλώνει ακόμη ότι η συμφωνία έχει λυθεί, οπότε η νέα αναθεώρηση δεν μπορεί να εγκριθεί ακόμη. Περιμένετε τον εταίρο· αν έχει ήδη συμφωνήσει, κάντε λήψη του αντιγράφου του στα Αντίγραφα.',
  },
  'partner-not-ending': {
    en: "The partner's copy does not terminate the agreement yet, so there is nothing to approve. Wait for the partner; if it has agreed already, fetch its copy in Copies.",
    el: 'Το αντίγραφο του εταίρου δεν δηλώνει ακόμη τη λύση της συμφωνίας, οπότε δεν υπάρχει κάτι να εγκριθεί. Περιμένετε τον εταίρο· αν έχει ήδη συμφωνήσει, κάντε λήψη του αντιγράφου του στα Αντίγραφα.',
  },
  'partner-approved-end': {
    en: 'The partner has already approved the termination of this agreement, so it cannot be taken back.',
    el: 'Ο εταίρος έχει ήδη εγκρίνει τη λύση της συμφωνίας, οπότε δεν ανακαλείται πλέον.',
  },
  'partner-began-end': {
    en: 'The partner began this termination, so there is nothing of ours to take back. Approve it, or ask the partner to take it back.',
    el: 'Τη λύση την ξεκίνησε ο εταίρος, οπότε δεν υπάρχει κάτι δικό μας για επαναφορά. Εγκρίνετέ την ή ζητήστε από τον εταίρο να την ανακαλέσει.',
  },
  'termination-under-way': {
    en: 'The termination of the agreement has begun and goes on by the approvals of both sides.',
    el: 'Η λύση της συμφωνίας έχει ξεκινήσει και προχωρά με τις εγκρίσεις των δύο πλευρών.',
  },
  'has-mobilities': {
    en: 'Students go abroad under this agreement, so it cannot be terminated as a whole. Shorten its years instead: initiate changes and choose an earlier end year.',
    el: 'Φοιτητές μετακινούνται με βάση αυτή τη συμφωνία, οπότε δεν μπορεί να λυθεί στο σύνολό της. Συντομεύστε τη διάρκειά της: ξεκινήστε αλλαγές και επιλέξτε νωρίτερο έτος λήξης.',
  },
  'draft-not-renewed': {
    en: 'The agreement is still a draft. Change its years instead of renewing it.',
    el: 'Η συμφωνία είναι ακόμη πρόχειρη. Αλλάξτε τα έτη της αντί να την ανανεώσετε.',
  },
  'renewed-already': {
    en: 'The agreement has already been renewed for these years.',
    el: 'Η συμφωνία έχει ήδη ανανεωθεί για αυτά τα έτη.',
  },
  'account-closed': {
    en: 'The International Relations Office has closed the bank account of this application.',
    el: 'Το Γραφείο Διεθνών Σχέσεων έχει κλείσει τον τραπεζικό λογαριασμό αυτής της αίτησης.',
  },
  'not-in-this-state': {
    en: 'This step cannot be taken in the present state of the agreement.',
    el: 'Το βήμα αυτό δεν είναι δυνατό στην παρούσα κατάσταση της συμφωνίας.',
  },
  'unknown-state': {
    en: 'The agreement is in a state that is not known here, so nothing can be done with it.',
    el: 'Η συμφωνία βρίσκεται σε κατάσταση που δεν είναι γνωστή εδώ, οπότε δεν είναι δυνατή καμία ενέργεια.',
  },
};

const TERMINATION_TEXT: Texts = {
  en: 'A termination begins from an agreement that is approved by all, and goes on by the approvals of both sides.',
  el: 'Η λύση ξεκινά από συμφωνία εγκεκριμένη από όλους και προχωρά με τις εγκρίσεις των δύο πλευρών.',
};

/**
 * Makes the answer for an action that the life cycle refuses: 403 for a missing right, else 409 whose error has the refusal as its
 * code.
 *
 * - field: member that is to blame; undefined for a call that posts none
 */
export function lifeCycleProblem(refusal: Refusal, field?: string): Problem {
  if (refusal === 'not-permitted') return notPermitted(field);
  const hasOwnText = refusal === 'terminated' || refusal === 'has-mobilities';
  const text = field === 'terminated' && !hasOwnText ? TERMINATION_TEXT : TEXTS[refusal];
  return conflict(text, { ...(field !== undefined && { field }), code: refusal });
}
