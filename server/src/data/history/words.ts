import type { LanguageTag } from 'shared-contracts/text/language.ts';

/** What the history of an agreement says in words of its own; lists are in the order of the ids, which begin with 0 or 1. */
export type HistoryWords = {
  readonly status: readonly string[];
  readonly ewpStatus: readonly string[];
  readonly terminated: readonly string[];
  readonly localStatus: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly people: string;
  readonly months: string;
  readonly days: string;
  readonly blended: string;
};

/** The same words as the portal's screens use. */
export const HISTORY_WORDS: Readonly<Record<LanguageTag, HistoryWords>> = {
  en: {
    status: ['Draft', 'Submitted', 'Final'],
    ewpStatus: [
      'Not notified',
      'Notified by us',
      'Notified by partner',
      'Notified by all',
      'Approved by us',
      'Approved by partner',
      'Approved by all',
    ],
    terminated: [
      'Not terminated',
      'Termination initiated - awaiting approvals',
      'Termination initiated - approved by us',
      'Termination initiated - approved by partner',
      'IIA Terminated',
    ],
    localStatus: ['False', 'True'],
    yes: 'Yes',
    no: 'No',
    people: 'mobilities',
    months: 'months',
    days: 'days',
    blended: 'blended',
  },
  el: {
    status: ['Πρόχειρη', 'Υποβληθείσα', 'Οριστική'],
    ewpStatus: [
      'Χωρίς ειδοποίηση',
      'Ειδοποίηση από εμάς',
      'Ειδοποίηση από τον εταίρο',
      'Ειδοποίηση από όλους',
      'Έγκριση από εμάς',
      'Έγκριση από τον εταίρο',
      'Έγκριση από όλους',
    ],
    terminated: [
      'Δεν έχει λυθεί',
      'Ξεκίνησε η λύση - αναμένονται εγκρίσεις',
      'Ξεκίνησε η λύση - έγκριση από εμάς',
      'Ξεκίνησε η λύση - έγκριση από τον εταίρο',
      'Η συμφωνία έχει λυθεί',
    ],
    localStatus: ['Όχι', 'Ναι'],
    yes: 'Ναι',
    no: 'Όχι',
    people: 'μετακινήσεις',
    months: 'μήνες',
    days: 'ημέρες',
    blended: 'μικτή',
  },
};
