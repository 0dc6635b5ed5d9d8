import type { LanguageTag } from '../../text/language.ts';
import type { CampaignStage } from './campaignStages.ts';

type Words = Readonly<Record<LanguageTag, string>>;

/** Names each stage of a year's agreements, the same wherever it is counted or listed; hint: what belongs to it. */
export const CAMPAIGN_WORDS: Readonly<Record<CampaignStage, { readonly name: Words; readonly hint: Words }>> =
  {
    complete: {
      name: { en: 'To complete', el: 'Προς συμπλήρωση' },
      hint: {
        en: 'Something is missing that has to be there before the partner is notified.',
        el: 'Λείπει κάτι που χρειάζεται πριν ειδοποιηθεί ο εταίρος.',
      },
    },
    submit: {
      name: { en: 'Ready to submit', el: 'Έτοιμες για υποβολή' },
      hint: { en: 'Drafts with nothing missing.', el: 'Πρόχειρες, χωρίς ελλείψεις.' },
    },
    finalize: {
      name: { en: 'To finalize', el: 'Προς οριστικοποίηση' },
      hint: {
        en: 'Submitted, with nothing missing. Finalizing also notifies the partner.',
        el: 'Υποβλήθηκαν, χωρίς ελλείψεις. Με την οριστικοποίηση ειδοποιείται και ο εταίρος.',
      },
    },
    notify: {
      name: { en: 'To notify', el: 'Προς ειδοποίηση' },
      hint: {
        en: 'Final, but the partner was not notified of them as they are now.',
        el: 'Οριστικές, αλλά ο εταίρος δεν έχει ειδοποιηθεί για το σημερινό τους περιεχόμενο.',
      },
    },
    undelivered: {
      name: { en: 'Not delivered', el: 'Δεν παραδόθηκαν' },
      hint: {
        en: 'The partner’s system refused our notification, or has not taken it for an hour.',
        el: 'Το σύστημα του εταίρου απέρριψε την ειδοποίησή μας ή δεν την έχει δεχτεί εδώ και μία ώρα.',
      },
    },
    sent: {
      name: { en: 'Sent, no answer yet', el: 'Στάλθηκαν, χωρίς απάντηση ακόμη' },
      hint: {
        en: 'The partner was notified and it is the partner’s turn.',
        el: 'Ο εταίρος ειδοποιήθηκε και είναι η σειρά του.',
      },
    },
    silent: {
      name: { en: 'Silent for 30 days', el: 'Χωρίς απάντηση 30 ημέρες' },
      hint: {
        en: 'Nothing has come from the partner for thirty days.',
        el: 'Δεν έχει έρθει τίποτα από τον εταίρο εδώ και τριάντα ημέρες.',
      },
    },
    differing: {
      name: { en: 'Answered, differing', el: 'Απαντήθηκαν, με διαφορές' },
      hint: {
        en: 'The partner’s copy says something else than ours, so nobody can approve yet.',
        el: 'Το αντίγραφο του εταίρου διαφέρει από το δικό μας και δεν μπορεί να δοθεί ακόμη έγκριση.',
      },
    },
    blocked: {
      name: { en: 'Answered, not to be approved yet', el: 'Απαντήθηκαν, χωρίς δυνατότητα έγκρισης' },
      hint: {
        en: 'The partner’s copy is not here, is not linked with ours, or terminates the agreement. Each agreement’s page says what to do.',
        el: 'Το αντίγραφο του εταίρου λείπει, δεν έχει αντιστοιχιστεί ή δηλώνει λύση. Η σελίδα κάθε συμφωνίας λέει τι πρέπει να γίνει.',
      },
    },
    approve: {
      name: { en: 'For us to approve', el: 'Προς έγκριση από εμάς' },
      hint: {
        en: 'Both copies say the same, and our approval is missing.',
        el: 'Τα δύο αντίγραφα συμφωνούν και λείπει η δική μας έγκριση.',
      },
    },
    awaited: {
      name: { en: 'Approved by us', el: 'Εγκρίθηκαν από εμάς' },
      hint: {
        en: 'The partner’s approval is missing.',
        el: 'Λείπει η έγκριση του εταίρου.',
      },
    },
    agreed: {
      name: { en: 'Approved by all', el: 'Εγκρίθηκαν από όλους' },
      hint: { en: 'Both universities have approved.', el: 'Έχουν εγκρίνει και τα δύο πανεπιστήμια.' },
    },
    paper: {
      name: { en: 'Finalized outside the network', el: 'Ολοκληρώθηκαν εκτός δικτύου' },
      hint: {
        en: '‘Local Finalized’, without anything sent over the network.',
        el: 'Με ολοκλήρωση από το ίδρυμά μας, χωρίς αποστολή μέσω του δικτύου.',
      },
    },
    closed: {
      name: { en: 'Terminating or terminated', el: 'Σε λύση ή λυμένες' },
      hint: {
        en: 'Their termination is under way or done, or their state is not known here.',
        el: 'Η λύση τους βρίσκεται σε εξέλιξη ή ολοκληρώθηκε, ή η κατάστασή τους δεν είναι γνωστή εδώ.',
      },
    },
  };
