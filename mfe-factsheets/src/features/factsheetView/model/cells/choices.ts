import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { contactTitleText, PROFILE_TITLES } from 'shared-contracts/institutions/members/contactTerms.ts';
import {
  ACCESSIBILITY_TYPES,
  accessibilityTypeText,
  REQUIREMENT_NAMES,
  requirementNameText,
} from 'shared-contracts/factsheets/members/factsheetTerms.ts';
import type { CellChoice } from './cellSpec.ts';

/** Documents that may be asked of applicants. */
export function requirementChoices(tag: LanguageTag): readonly CellChoice[] {
  return REQUIREMENT_NAMES.map((value) => ({ value, label: requirementNameText(value, tag) }));
}

export function accessibilityChoices(tag: LanguageTag): readonly CellChoice[] {
  return ACCESSIBILITY_TYPES.map((value) => ({ value, label: accessibilityTypeText(value, tag) }));
}

/** Titles of a coordinator. - present: the one that they have stays, also where it is not of the list */
export function titleChoices(tag: LanguageTag, present = ''): readonly CellChoice[] {
  const isForeign = present !== '' && !PROFILE_TITLES.some((title) => title === present);
  return [...PROFILE_TITLES, ...(isForeign ? [present] : [])].map((value) => ({
    value,
    label: contactTitleText(value, tag),
  }));
}
