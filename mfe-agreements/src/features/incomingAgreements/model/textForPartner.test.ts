import { buildUnreadable } from '../testing/openIncoming.tsx';
import { textForPartner } from './textForPartner.ts';

test.each([
  [{ news: 'wrong-hash', failure: null, detail: null } as const, 'hash calculated again'],
  [{ news: 'other-partners', failure: null, detail: null } as const, 'not between our two institutions'],
  [{ failure: 'not-valid', detail: 'isced-f-code: 061 does not match [0-9]{4}' } as const, '[0-9]{4}'],
  [{ failure: 'status', status: 404, words: 'No such IIA' } as const, 'No such IIA'],
  [{ failure: 'own-fault' } as const, 'could not fetch'],
  [{ news: 'unknown', failure: 'unknown' } as const, 'could not fetch'],
])('a partner reads what is wrong, and of what (%j)', (change, reason) => {
  const text = textForPartner(buildUnreadable(change), '2 November 2026');
  expect(text).toContain(reason);
  for (const fact of ['graz.example', 'graz-99', '2 November 2026']) expect(text).toContain(fact);
  expect(text).not.toMatch(/null|undefined/);
});
