import type { CallFailure } from 'ewp/client/callOutcome.ts';
import { callFailureText } from './callFailureTexts.ts';

/** Why a partner gave no document; `none`: it answered, and has nothing to tell of the institution. */
export type FetchFailure = CallFailure | 'none';

const NONE = {
  en: "The partner's system answered, but it offers nothing of the kind for this institution.",
  el: 'Το σύστημα του εταίρου απάντησε, αλλά δεν διαθέτει τέτοια στοιχεία για αυτό το ίδρυμα.',
};

/** Says it in both languages. */
export function fetchFailureText(failure: FetchFailure): { readonly en: string; readonly el: string } {
  return failure === 'none' ? NONE : callFailureText(failure);
}
