import { buildAgreementItem } from '../testing/buildAgreement.ts';
import { toForm } from '../model/toForm.ts';
import { createDraftStore } from './draftStore.ts';

const OPENED = toForm(buildAgreementItem());
const CONTENT = {
  version: 'v1',
  creationKey: null,
  opened: OPENED,
  form: { ...OPENED, comments: '<p>Typed</p>' },
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const open = (tab: string, subject = 'iro', agreementId: number | null = 12) =>
  createDraftStore({ subject, agreementId, tab });

beforeEach(() => window.localStorage.clear());

describe('createDraftStore', () => {
  test('gives a draft back as it was kept', () => {
    open('a').write(CONTENT, at(0));
    const [stored] = open('b').list();
    expect(stored?.draft).toEqual({ schemaVersion: 1, savedAt: at(0).toISOString(), ...CONTENT });
  });

  test('lets no tab overwrite another, and lists the newest first', () => {
    open('a').write({ ...CONTENT, form: OPENED }, at(0));
    open('b').write(CONTENT, at(1));
    expect(
      open('c')
        .list()
        .map(({ draft }) => draft?.form.comments),
    ).toEqual([CONTENT.form.comments, OPENED.comments]);
    open('b').clear();
    expect(open('c').list()).toHaveLength(1);
  });

  test('shows nobody the drafts of somebody else or of another agreement', () => {
    open('a').write(CONTENT, at(0));
    expect(open('b', 'teacher').list()).toEqual([]);
    expect(open('b', 'iro', 13).list()).toEqual([]);
    expect(open('b', 'iro', null).list()).toEqual([]);
  });

  test.each(['no json', '{}', '{"schemaVersion":0}'])(
    'does not open %p, and does not forget it either',
    (text) => {
      window.localStorage.setItem('draft:iro:agreement:12:a', text);
      expect(open('b').list()).toEqual([{ key: 'draft:iro:agreement:12:a', draft: null }]);
    },
  );

  test('says so when the browser has no room', () => {
    const setItem = () => {
      throw new Error('The quota has been exceeded.');
    };
    const full = { setItem } as unknown as Storage;
    expect(createDraftStore({ subject: 'iro', agreementId: 12, tab: 'a' }, full).write(CONTENT, at(0))).toBe(
      false,
    );
  });

  test('knows the writing of other tabs from its own', () => {
    const store = open('a');
    const event = (key: string, newValue: string | null = '{}') => store.isOfAnotherTab({ key, newValue });
    expect(event('draft:iro:agreement:12:b')).toBe(true);
    expect(event('draft:iro:agreement:12:a')).toBe(false);
    expect(event('draft:iro:agreement:13:b')).toBe(false);
    expect(event('draft:iro:agreement:12:b', null)).toBe(false);
  });
});
