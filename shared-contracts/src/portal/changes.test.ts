import { describe, expect, test } from '@jest/globals';
import { changesSchema } from './changeCalls.ts';
import { parseChanges } from './changes.ts';

const ANSWER = {
  sets: { MobilityAgreements: 12 },
  records: { 'MobilityAgreements/7': '2026-11-22T10:00:00.000Z', 'MobilityAgreements/8': null },
};

describe('parseChanges', () => {
  test('reads what the schema of the call reads', () => {
    expect(parseChanges(ANSWER)).toEqual(changesSchema.parse(ANSWER));
    expect(parseChanges({ ...ANSWER, later: true })).toEqual(ANSWER);
  });

  test.each([
    null,
    'text',
    {},
    { ...ANSWER, sets: null },
    { ...ANSWER, sets: { MobilityAgreements: '12' } },
    { ...ANSWER, records: { 'MobilityAgreements/7': 7 } },
  ])('refuses what the schema of the call refuses (%#)', (answer) => {
    expect(changesSchema.safeParse(answer).success).toBe(false);
    expect(() => parseChanges(answer)).toThrow(TypeError);
  });
});
