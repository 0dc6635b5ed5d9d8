import {
  agreementListSearch,
  type AgreementListSearch,
} from '../../../lib/agreementList/agreementListSearch.ts';

const OWN = 'department' satisfies AgreementListSearch['whose'];

/** What places the rows, and asks for no others. */
const PLACES: readonly string[] = ['page', 'pageSize', 'sort', 'columns', 'view'];
/** What is looked for by these may be anywhere. */
const LOOKS: readonly string[] = ['search', 'id', 'ewpId'];

/** Whether nothing is asked for yet: a coordinator then begins with what names them or their department. */
export function isUnasked(search: AgreementListSearch): boolean {
  return agreementListSearch.activeCount({ ...search, columns: null, view: null }) === 0;
}

/** The list with which a coordinator begins. */
export function ownOf(search: AgreementListSearch): AgreementListSearch {
  return { ...search, whose: OWN };
}

/** A first filter goes on from the own agreements; whoever looks for a certain one looks among all. */
export function changeFromOwn(change: Partial<AgreementListSearch>): Partial<AgreementListSearch> {
  const keys = Object.keys(change);
  const isNarrowed = keys.some((key) => !PLACES.includes(key)) && !keys.some((key) => LOOKS.includes(key));
  return isNarrowed ? { whose: OWN, ...change } : change;
}
