import { JOB_HOURS } from 'shared-contracts/bulk/bulkJobs.ts';
import type { Problem } from '../../platform/problems/problem.ts';
import { conflict } from '../../platform/problems/refusals.ts';

/** What was not going to be done is not done, though it has become possible: nobody has seen what would come of it. */
export function leftOut(): Problem {
  return conflict({
    en: 'It could not be done when it was previewed, so it was left out. It could be done now: begin again with it.',
    el: 'Στην προεπισκόπηση δεν ήταν δυνατή, οπότε παραλείφθηκε. Τώρα είναι δυνατή: ξεκινήστε ξανά με αυτήν.',
  });
}

/** The rights of the person who began are not what they were when the job began, for all we know. */
export function tooOld(): Problem {
  return conflict({
    en: `The job began more than ${JOB_HOURS} hours ago, so this was not begun any more. Begin again with it.`,
    el: `Η εργασία ξεκίνησε πριν από περισσότερες από ${JOB_HOURS} ώρες, οπότε αυτή δεν ξεκίνησε πια. Ξεκινήστε ξανά με αυτήν.`,
  });
}

/** The step was taken before, and a job takes none again. */
export function takenAlready(step: 'submit' | 'finalize'): Problem {
  const texts = {
    submit: {
      en: 'The agreement has been submitted already.',
      el: 'Η συμφωνία έχει ήδη υποβληθεί.',
    },
    finalize: {
      en: 'The agreement is final already. Notify the partner if our copy has changed since.',
      el: 'Η συμφωνία είναι ήδη οριστική. Ειδοποιήστε τον εταίρο, αν το αντίγραφό μας άλλαξε έκτοτε.',
    },
  };
  return conflict(texts[step], { code: 'not-in-this-state' });
}

/** None of what is asked for changes anything in the agreement. */
export function nothingToChange(): Problem {
  return conflict({
    en: 'Nothing would change in this agreement.',
    el: 'Σε αυτή τη συμφωνία δεν θα άλλαζε τίποτα.',
  });
}

/** Taking over would change nothing. */
export function sameAlready(): Problem {
  return conflict({
    en: 'Our agreement already says what the partner’s copy says.',
    el: 'Η συμφωνία μας λέει ήδη ό,τι και το αντίγραφο του εταίρου.',
  });
}

/** - ids: of the agreements that were made from it, not deleted, for years that overlap */
export function renewedAlready(ids: readonly number[]): Problem {
  return conflict(
    {
      en: `It has already been renewed for these years: agreement ${ids.join(', ')}.`,
      el: `Έχει ήδη ανανεωθεί για αυτά τα έτη: συμφωνία ${ids.join(', ')}.`,
    },
    { code: 'renewed-already' },
  );
}

/** Nobody of the partner in the agreement has an address that a mail can go to. */
export function nobodyToMail(): Problem {
  return conflict({
    en: 'The agreement names nobody of the partner with an e-mail address.',
    el: 'Η συμφωνία δεν αναφέρει κανένα πρόσωπο του εταίρου με διεύθυνση e-mail.',
  });
}

/** It is not the partner who has to do something. */
export function notPartnersTurn(): Problem {
  return conflict(
    {
      en: 'The partner is not waited for: there is nothing to remind of.',
      el: 'Δεν αναμένεται κάτι από τον εταίρο: δεν υπάρχει λόγος υπενθύμισης.',
    },
    { code: 'not-in-this-state' },
  );
}

/** Nothing that the partner was told waits for its system to take it. */
export function nothingUndelivered(): Problem {
  return conflict({
    en: 'The partner’s system has taken all notifications.',
    el: 'Το σύστημα του εταίρου έχει δεχτεί όλες τις ειδοποιήσεις.',
  });
}
