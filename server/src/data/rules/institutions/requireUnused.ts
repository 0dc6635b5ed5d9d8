import type { DepartmentUse } from 'shared-contracts/institutions/institutionList.ts';
import { conflict } from '../../../platform/problems/refusals.ts';

/** Throws a `Problem` 409 that says how many records refer to a department, while any does. */
export function requireUnused(use: DepartmentUse | undefined): void {
  const { agreements, contacts, coordinators, applications } = use ?? NO_USE;
  if (agreements + contacts + coordinators + applications === 0) return;
  throw conflict({
    en: `The department stays, as other records refer to it: agreements ${agreements}, contacts ${contacts}, ECTS coordinators ${coordinators}, applications ${applications}.`,
    el: `Το τμήμα παραμένει, επειδή παραπέμπουν σε αυτό άλλες εγγραφές: συμφωνίες ${agreements}, πρόσωπα επικοινωνίας ${contacts}, συντονιστές ECTS ${coordinators}, αιτήσεις ${applications}.`,
  });
}

const NO_USE = { agreements: 0, contacts: 0, coordinators: 0, applications: 0 };
