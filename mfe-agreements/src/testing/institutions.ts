import type { ItemInstitution } from 'shared-contracts/agreements/entities/agreementItem.ts';

export const LOCAL = {
  id: 1,
  name: 'Local University',
  nameGR: 'Τοπικό Πανεπιστήμιο',
  erasmusCode: 'G  LOCAL01',
  heiId: 'local.example',
  cityName: 'Thessaloniki',
  isLocal: true,
  country: { id: 300, countryName: 'Greece', countryNameGR: 'Ελλάδα' },
} satisfies ItemInstitution;

/** Partner of the local university in the tests. */
export const GRAZ = {
  id: 11,
  name: 'University of Graz',
  nameGR: null,
  erasmusCode: 'A  GRAZ01',
  heiId: 'graz.example',
  cityName: 'Graz',
  isLocal: false,
  country: { id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' },
} satisfies ItemInstitution;
