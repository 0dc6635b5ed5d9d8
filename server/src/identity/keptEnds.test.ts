import { expect, test } from '@jest/globals';
import { RETENTION } from 'shared-contracts/portal/retention.ts';
import { LONGEST_TOKEN_LIFE_S } from '../platform/tokens/tokenVerifier.ts';

test('knows that a session has ended for a day longer than any of its tokens lasts', () => {
  expect(RETENTION.sessions.days * 86_400).toBeGreaterThanOrEqual(LONGEST_TOKEN_LIFE_S + 86_400);
});
