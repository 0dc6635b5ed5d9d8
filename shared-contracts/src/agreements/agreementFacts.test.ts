import { agreementFactsSchema, NEW_AGREEMENT_FACTS, statedFacts } from './agreementFacts.ts';

const agreement = {
  status: { id: 3 },
  ewpStatus: { id: 3 },
  terminated: 0,
  localStatus: 0,
  isDeleted: false,
  partnerAgreementIdentifications: [{ iiaId: 'x-1' }],
};

describe('statedFacts', () => {
  test('reads an agreement that nobody was told of as at the beginning', () => {
    const bare = { ...agreement, ewpStatus: null, terminated: null, localStatus: null, isDeleted: null };
    expect(statedFacts({ ...bare, partnerAgreementIdentifications: [] })).toEqual({
      ...NEW_AGREEMENT_FACTS,
      status: 3,
    });
  });

  test.each([
    ['the stable state', { ewpStatus: { id: 7 } }, true],
    ['an end that has begun', { terminated: 1 }, true],
    ['nothing', {}, false],
  ])('knows an approved agreement by %s', (_, change, wasApproved) => {
    expect(statedFacts({ ...agreement, ...change })).toMatchObject({ wasApproved, hasPartnerCopy: true });
  });
});

describe('the facts of a reply', () => {
  test('read as false what the reader may not know', () => {
    const { status, ewpStatus, terminated, localStatus, isDeleted, hasPartnerCopy } = NEW_AGREEMENT_FACTS;
    const open = { status, ewpStatus, terminated, localStatus, isDeleted, hasPartnerCopy };
    expect(agreementFactsSchema.parse(open)).toEqual(NEW_AGREEMENT_FACTS);
  });

  test.each([
    [{}, null, null],
    [{ endBegunBy: 'us', isPartnerEnding: false }, 'us', false],
    [{ endBegunBy: 'somebody-new', isPartnerEnding: null }, null, null],
  ])('know of an end what the server says, and nothing that it does not: %j', (said, by, isEnding) => {
    const { status, ewpStatus, terminated, localStatus, isDeleted, hasPartnerCopy } = NEW_AGREEMENT_FACTS;
    const open = { status, ewpStatus, terminated, localStatus, isDeleted, hasPartnerCopy };
    expect(agreementFactsSchema.parse({ ...open, ...said })).toMatchObject({
      endBegunBy: by,
      isPartnerEnding: isEnding,
    });
  });
});
