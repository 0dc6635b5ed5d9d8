import { buildCopies, OURS, PARTNERS } from '../../testing/buildCopies.ts';
import { copiesSummary } from './copiesSummary.ts';

const place = { field: 'startYear', ours: '2026', partners: '2027', approved: null };

describe('copiesSummary', () => {
  test.each([
    [{ ours: null, partners: null, differences: null }, 'none'],
    [{ ours: null, partners: PARTNERS, differences: null }, 'oursMissing'],
    [{ ours: OURS, partners: null, differences: null }, 'partnersMissing'],
    [
      { ours: OURS, partners: null, differences: null, approved: { ours: 'a', partners: null, at: null } },
      'fromEarlierSystem',
    ],
    [{ ours: OURS, partners: PARTNERS, differences: [place, place] }, 'differ'],
    [{ ours: OURS, partners: { ...PARTNERS, namesOurs: false }, differences: [place] }, 'partnerNotLinked'],
    [{ ours: OURS, partners: PARTNERS, differences: [] }, 'same'],
  ])('says in one sentence how the copies stand: %#', (copies, word) => {
    expect(copiesSummary(buildCopies(copies)).key).toBe(`agreementView.copies.${word}`);
  });

  test('counts the places where they differ', () => {
    expect(copiesSummary(buildCopies({ differences: [place, place] })).count).toBe(2);
  });
});
