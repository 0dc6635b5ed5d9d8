import { SEAL_KEY_DATABASE, SEALED_DRAFT_PREFIX } from 'shared-contracts/session/session.ts';
import { buildUser } from '../testing/buildUser.ts';
import { clearBrowserOfTest } from '../testing/testKeeper.ts';
import { clearBrowser, clearSession, storeSession } from '../session/keeper/storedSession.ts';

const HOME = 'university.example';
const DRAFT = `${SEALED_DRAFT_PREFIX}student:application:new:a`;
const KEY = `${SEALED_DRAFT_PREFIX}student:key`;
const deleteDatabase = jest.fn();

/** A draft with personal data, as the form of `student` leaves it. */
function leaveDraft() {
  localStorage.setItem(DRAFT, 'sealed');
  localStorage.setItem(KEY, 'key-1');
}

beforeEach(() => {
  clearBrowserOfTest();
  deleteDatabase.mockClear();
  Object.assign(window, { indexedDB: { deleteDatabase } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
});

describe('drafts with personal data', () => {
  test('are gone when the person signs out, and so are their keys', () => {
    leaveDraft();
    clearBrowser();
    expect(localStorage).toHaveLength(0);
    expect(deleteDatabase).toHaveBeenCalledWith(SEAL_KEY_DATABASE);
  });

  test('outlive a session that ran out, for the same person', () => {
    leaveDraft();
    clearSession();
    storeSession(buildUser({ subject: 'student' }), HOME);
    expect(localStorage.getItem(DRAFT)).toBe('sealed');
    expect(localStorage.getItem(KEY)).toBe('key-1');
    expect(deleteDatabase).not.toHaveBeenCalled();
  });

  test.each(['student2', 'stud'])('are gone when somebody else signs in (%s)', (subject) => {
    leaveDraft();
    clearSession();
    storeSession(buildUser({ subject }), HOME);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(SEALED_DRAFT_PREFIX))).toEqual([]);
    expect(deleteDatabase).toHaveBeenCalledWith(SEAL_KEY_DATABASE);
  });

  test('stand in nobody’s way where the browser has no such database', () => {
    Reflect.deleteProperty(window, 'indexedDB');
    leaveDraft();
    expect(clearBrowser).not.toThrow();
    expect(localStorage).toHaveLength(0);
  });
});
