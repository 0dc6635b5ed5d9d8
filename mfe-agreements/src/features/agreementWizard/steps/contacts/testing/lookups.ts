import type {
  HeiLookup,
  LookupContact,
  LookupHei,
  LookupOrigin,
  LookupOunit,
  OunitLookup,
} from 'shared-contracts/exchange/partnerLookup.ts';

export const HEARD: LookupOrigin = {
  source: 'partner',
  notHeard: null,
  developerMessage: null,
  at: '2026-11-22T09:30:00.000Z',
};

/** Somebody of the partner's law faculty. */
export function buildPerson(parts: Partial<LookupContact> = {}): LookupContact {
  return {
    contactName: [{ value: 'Karl Huber' }],
    personGivenNames: [{ value: 'Karl' }],
    personFamilyName: [{ value: 'Huber' }],
    email: ['office.law@graz.example'],
    phoneNumber: [{ e164: '+43316380' }],
    streetAddress: null,
    mailingAddress: null,
    roleDescription: [],
    ...parts,
  };
}

const PLACE = { websiteUrl: [], streetAddress: null, mailingAddress: null, contact: [] };

/** The partner's law faculty. */
export function buildUnit(parts: Partial<LookupOunit> = {}): LookupOunit {
  return {
    ...PLACE,
    ounitId: 'unit-5',
    name: [
      { value: 'Rechtswissenschaftliche Fakultät', lang: 'de' },
      { value: 'Faculty of Law', lang: 'en' },
    ],
    ...parts,
  };
}

export function buildUnits(ounit: readonly LookupOunit[], parts: Partial<OunitLookup> = {}): OunitLookup {
  return { ...HEARD, ounit: [...ounit], notAsked: [], ...parts };
}

export function buildHei(parts: Partial<LookupHei> = {}): HeiLookup {
  const hei = { ...PLACE, heiId: 'graz.example', name: [{ value: 'University of Graz' }], ounitId: [] };
  return { ...HEARD, hei: [{ ...hei, ...parts }] };
}
