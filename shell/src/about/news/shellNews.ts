import type { NewsEntry } from 'shared-contracts/releases/news.ts';

/** What is new in the frame of the portal, for everybody; the newest first. */
export const SHELL_NEWS: readonly NewsEntry[] = [
  {
    id: 'news',
    date: '2026-11-28',
    title: { en: 'This page', el: 'Αυτή η σελίδα' },
    text: {
      en: 'This page says in a few words what changes in the portal. While there is something that you have not read, the links to the help are marked.',
      el: 'Η σελίδα αυτή λέει με λίγα λόγια τι αλλάζει στην πύλη. Όσο υπάρχει κάτι που δεν έχετε διαβάσει, οι σύνδεσμοι προς τη βοήθεια έχουν ένδειξη.',
    },
  },
  {
    id: 'help',
    date: '2026-11-27',
    title: { en: 'Help and a tour', el: 'Βοήθεια και ξενάγηση' },
    text: {
      en: 'The page “Help” says step by step how things are done, when they are due, and what the words mean. A short tour shows where everything is.',
      el: 'Η σελίδα «Βοήθεια» λέει βήμα προς βήμα πώς γίνεται κάθε εργασία, ποιες προθεσμίες ισχύουν και τι σημαίνουν οι όροι. Μια σύντομη ξενάγηση δείχνει πού βρίσκονται όλα.',
    },
  },
  {
    id: 'appearance',
    date: '2026-11-27',
    title: { en: 'Light or dark', el: 'Φωτεινή ή σκούρα εμφάνιση' },
    text: {
      en: 'The portal follows the setting of your device. Under your name you can choose another appearance for this browser.',
      el: 'Η πύλη ακολουθεί τη ρύθμιση της συσκευής σας. Κάτω από το όνομά σας μπορείτε να επιλέξετε άλλη εμφάνιση για αυτό το πρόγραμμα περιήγησης.',
    },
  },
];
