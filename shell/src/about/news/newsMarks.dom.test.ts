import { isUnread, keptMarks, parseMarks, rememberNews, watchMarks } from './newsMarks.ts';

beforeEach(() => localStorage.clear());

describe('isUnread', () => {
  test.each([
    ['what came after what was read', '2026-11-28', { 'mfe-a': '2026-11-20' }, true],
    ['not what was read', '2026-11-20', { 'mfe-a': '2026-11-20' }, false],
    ['what another module told since', '2026-11-20', { 'mfe-b': '2026-11-28' }, true],
    ['not what is two months old', '2026-09-20', {}, false],
  ])('finds new %s', (_what, date, marks, expected) => {
    expect(isUnread('mfe-a', date, marks, '2026-11-28')).toBe(expected);
  });
});

describe('rememberNews', () => {
  test('keeps the newest day of each module, and tells whoever watches', () => {
    const listener = jest.fn();
    const end = watchMarks(listener);
    rememberNews({ 'mfe-a': '2026-11-20', 'mfe-b': '2026-11-01' });
    rememberNews({ 'mfe-a': '2026-11-10' });
    expect(parseMarks(keptMarks())).toEqual({ 'mfe-a': '2026-11-20', 'mfe-b': '2026-11-01' });
    expect(listener).toHaveBeenCalledTimes(1);
    end();
  });
});

test('marks that somebody else wrote count as none', () => {
  expect(parseMarks('news')).toEqual({});
  expect(parseMarks('null')).toEqual({});
});
