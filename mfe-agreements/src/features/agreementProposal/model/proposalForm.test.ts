import { EMPTY_PROPOSAL, proposalIssues } from './proposalForm.ts';

const KEY = '5b0c1b0e-52a4-4a3e-9f0e-0c8f7c6f2a11';
const NOW = new Date('2026-11-28T10:00:00Z');
const WHOLE = { country: 40, institution: 11, startYear: 2027, endYear: 2028, text: 'Because.' };

const fieldsOf = (change: object) =>
  proposalIssues({ ...WHOLE, ...change }, KEY, NOW).map(({ field, code }) => `${field} ${code}`);

describe('a proposal', () => {
  test('is whole', () => expect(fieldsOf({})).toEqual([]));

  test('asks for everything', () => {
    const missing = new Set(proposalIssues(EMPTY_PROPOSAL, KEY, NOW).map(({ field }) => field));
    expect([...missing].sort()).toEqual(['country', 'endYear', 'institution', 'startYear', 'text']);
  });

  test.each([
    [{ startYear: 2024 }, 'startYear year-too-early'],
    [{ endYear: 2029 }, 'endYear year-too-late'],
    [{ startYear: 2028, endYear: 2027 }, 'endYear end-before-start'],
    [{ text: '   ' }, 'text required'],
    [{ text: 'x'.repeat(4_001) }, 'text too-long'],
  ])('is refused with %j', (change, expected) => {
    expect(fieldsOf(change)).toContain(expected);
  });
});
