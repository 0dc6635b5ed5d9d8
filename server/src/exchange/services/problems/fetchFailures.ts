import type { Texts } from 'shared-contracts/text/language.ts';
import type { FetchFailure } from '../../fetchFailure.ts';
import { callFailureText } from './callFailureTexts.ts';

const NONE = {
  en: "The partner's system answered, but it offers nothing of the kind for this institution.",
  el: 'Το σύστημα του εταίρου απάντησε, αλλά δεν διαθέτει τέτοια στοιχεία για αυτό το ίδρυμα.',
};

/** Says it in both languages. */
export function fetchFailureText(failure: FetchFailure): Texts {
  return failure === 'none' ? NONE : callFailureText(failure);
}
