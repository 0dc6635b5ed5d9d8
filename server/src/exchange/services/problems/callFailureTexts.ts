import type { CallFailureKind } from 'shared-contracts/exchange/exchangeFailures.ts';
import type { CallFailure } from 'ewp/client';

type Text = { readonly en: string; readonly el: string };

const TEXTS: Readonly<Record<Exclude<CallFailureKind, 'status'>, Text>> = {
  'forbidden-address': {
    en: "The address that the network's registry gives for the partner's system may not be called.",
    el: 'Η διεύθυνση που δίνει το μητρώο του δικτύου για το σύστημα του εταίρου δεν επιτρέπεται να κληθεί.',
  },
  'not-on-network': {
    en: "The network's registry does not list the service of the partner's system that this needs.",
    el: 'Το μητρώο του δικτύου δεν περιλαμβάνει την υπηρεσία του συστήματος του εταίρου που απαιτείται.',
  },
  network: {
    en: "The partner's system could not be reached.",
    el: 'Δεν ήταν δυνατή η σύνδεση με το σύστημα του εταίρου.',
  },
  timeout: {
    en: "The partner's system did not answer in time.",
    el: 'Το σύστημα του εταίρου δεν απάντησε εγκαίρως.',
  },
  'bad-signature': {
    en: "The answer of the partner's system is not signed as the network asks.",
    el: 'Η απάντηση του συστήματος του εταίρου δεν έχει υπογραφή όπως απαιτεί το δίκτυο.',
  },
  'too-large': {
    en: "The answer of the partner's system is too large.",
    el: 'Η απάντηση του συστήματος του εταίρου είναι υπερβολικά μεγάλη.',
  },
  'not-xml': {
    en: "The answer of the partner's system cannot be read.",
    el: 'Η απάντηση του συστήματος του εταίρου δεν είναι αναγνώσιμη.',
  },
  'not-valid': {
    en: "The answer of the partner's system does not have the form that the network asks for.",
    el: 'Η απάντηση του συστήματος του εταίρου δεν έχει τη μορφή που ορίζει το δίκτυο.',
  },
  'own-fault': {
    en: 'The portal has a fault of its own.',
    el: 'Παρουσιάστηκε σφάλμα στην ίδια την πύλη.',
  },
};
const REFUSED: Text = {
  en: "The partner's system refused the request.",
  el: 'Το σύστημα του εταίρου απέρριψε το αίτημα.',
};
const HAS_FAULT: Text = {
  en: "The partner's system cannot answer at the moment.",
  el: 'Το σύστημα του εταίρου δεν μπορεί να απαντήσει αυτή τη στιγμή.',
};

/** Says in both languages why a call to a partner came to nothing; what its system said stays in the failure's `detail`. */
export function callFailureText({ kind, isWorthRetry }: CallFailure): Text {
  if (kind === 'status') return isWorthRetry ? HAS_FAULT : REFUSED;
  return TEXTS[kind];
}
