import type { EctsCoordinator } from 'shared-contracts/institutions/entities/ectsCoordinator.ts';

/** Builds a record of an ECTS coordinator for a test. */
export function buildCoordinator(members: Partial<EctsCoordinator> = {}): EctsCoordinator {
  return {
    id: 12,
    firstName: 'Eleni',
    lastName: 'Ioannou',
    email: 'eleni.ioannou@example.org',
    phone: '+302310990000',
    address: 'University campus',
    department: { id: 4, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής' },
    purpose: 'Recognition of credits',
    dateModified: '2026-10-06T09:30:00.000Z',
    ...members,
  };
}
