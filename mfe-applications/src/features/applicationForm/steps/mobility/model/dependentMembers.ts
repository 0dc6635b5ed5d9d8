import type { PreferredMobilityForm } from '../../../model/form/applicationForm.ts';

/** Members of a preferred mobility that somebody chooses, in an order in which each depends on those before it. */
export type ChosenMember =
  'country' | 'institution' | 'responsiblePerson' | 'startSemester' | 'semesterDuration' | 'monthDuration';

/** What stays right only as long as a member does. Source: specification document 3, section 4. */
const DEPENDENTS: Readonly<Record<ChosenMember, readonly ChosenMember[]>> = {
  country: ['institution', 'responsiblePerson'],
  institution: ['responsiblePerson'],
  responsiblePerson: [],
  startSemester: ['semesterDuration', 'monthDuration'],
  semesterDuration: ['monthDuration'],
  monthDuration: [],
};

const NO_PERSON = { responsiblePerson: '', iiaId: null, blended: false } as const;
const EMPTY = {
  country: { country: null },
  institution: { institution: null },
  responsiblePerson: NO_PERSON,
  startSemester: { startSemester: '' },
  semesterDuration: { semesterDuration: null },
  monthDuration: { monthDuration: null },
} as const satisfies Readonly<Record<ChosenMember, Partial<PreferredMobilityForm>>>;

/**
 * Gives what has to be written when a member is chosen anew: the choice, and everything that depended on the one before, empty.
 *
 * - change: with the person also the agreement and what it says; nothing for a choice that is taken back
 * - cleared: members that held something and do not any more
 */
export function dependentChange(
  entry: PreferredMobilityForm,
  member: ChosenMember,
  change: Partial<PreferredMobilityForm> | null,
): { readonly change: Partial<PreferredMobilityForm>; readonly cleared: readonly ChosenMember[] } {
  const dependents = DEPENDENTS[member];
  const emptied = dependents.map((one) => EMPTY[one]);
  return {
    change: Object.assign({}, ...emptied, change ?? EMPTY[member]) as Partial<PreferredMobilityForm>,
    cleared: dependents.filter((one) => entry[one] !== null && entry[one] !== ''),
  };
}
