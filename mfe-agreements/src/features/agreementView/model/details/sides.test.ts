import type { ItemContact } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { buildAgreement } from '../../testing/buildAgreement.ts';
import { sidesOf } from './sides.ts';

const PERSON = { givenName: 'Ann', familyName: 'Other', roles: null };

function sidesWith(contacts: readonly Partial<ItemContact>[]) {
  const agreement = buildAgreement({
    departmentalCoordinatorContacts: contacts.map((contact, index) => ({
      ...PERSON,
      id: 50 + index,
      ...contact,
    })),
  });
  const { sides, others } = sidesOf(agreement);
  return {
    sides: sides.map(({ contacts: own }) => own.map(({ id }) => id)),
    others: others.map(({ id }) => id),
    partner: agreement.institutions.find(({ isLocal }) => isLocal !== true)?.id ?? 0,
  };
}

describe('the side of a contact', () => {
  test('is that of its institution, with or without a department', () => {
    const { partner } = sidesWith([]);
    const { sides, others } = sidesWith([
      { department: null, institution: { id: partner } },
      { department: null, institution: { id: 1 } },
      { department: { id: 7, name: 'Law', institution: { id: partner } } },
      { department: null, institution: { id: 999_999 } },
    ]);
    expect(sides).toEqual([[51], [50, 52]]);
    expect(others).toEqual([53]);
  });

  test('is ours while nobody knows it', () => {
    expect(sidesWith([{ department: null, institution: null }, {}]).sides).toEqual([[50, 51], []]);
  });
});
