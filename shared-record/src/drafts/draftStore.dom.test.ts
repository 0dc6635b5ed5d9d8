import { LENIENT_SAMPLE, openedSample, SAMPLE, SAMPLE_DRAFTS, type SampleForm } from '../testing/sample.ts';
import type { DraftKind } from './draftKind.ts';
import { createDraftStore } from './draftStore.ts';
import { NO_VAULT, readableVault } from './draftVault.ts';

const CONTENT = {
  version: 'v1',
  creationKey: null,
  opened: openedSample().form,
  form: { ...SAMPLE, name: 'Typed' },
};
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
const open = (tab: string, subject = 'iro', recordId: number | null = 12, kind = SAMPLE_DRAFTS) =>
  createDraftStore(kind, { subject, recordId, tab }, readableVault());
const done = jest.fn();

beforeEach(() => {
  window.localStorage.clear();
  done.mockClear();
});

describe('createDraftStore', () => {
  test('gives a draft back as it was kept', () => {
    open('a').write(CONTENT, '', at(0), done);
    expect(done).toHaveBeenCalledWith(true);
    expect(open('b').list()[0]?.draft).toEqual({ savedAt: at(0).toISOString(), ...CONTENT });
  });

  test('lets no tab overwrite another, and lists the newest first', () => {
    open('a').write({ ...CONTENT, form: SAMPLE }, '', at(0), done);
    open('b').write(CONTENT, '', at(1), done);
    const names = () =>
      open('c')
        .list()
        .map(({ draft }) => draft?.form.name);
    expect(names()).toEqual(['Typed', SAMPLE.name]);
    open('b').forget('', done);
    expect(names()).toEqual([SAMPLE.name]);
  });

  test('shows nobody the drafts of somebody else or of another record', () => {
    open('a').write(CONTENT, '', at(0), done);
    expect(open('b', 'teacher').list()).toEqual([]);
    expect(open('b', 'iro', 13).list()).toEqual([]);
    expect(open('b', 'iro', null).list()).toEqual([]);
  });

  test.each(['no json', '{}', '{"schemaVersion":0}'])(
    'does not open %p, and does not forget it either',
    (text) => {
      window.localStorage.setItem('draft:iro:sample:12:a', text);
      expect(open('b').list()).toMatchObject([{ key: 'draft:iro:sample:12:a', draft: null }]);
    },
  );

  test('says so when the browser has no room', () => {
    const setItem = () => {
      throw new Error('The quota has been exceeded.');
    };
    const full = readableVault({ setItem } as unknown as Storage);
    createDraftStore(SAMPLE_DRAFTS, { subject: 'iro', recordId: 12, tab: 'a' }, full).write(
      CONTENT,
      '',
      at(0),
      done,
    );
    expect(done).toHaveBeenCalledWith(false);
  });

  test('keeps nothing, and says so, where nothing can be kept safely', () => {
    const store = createDraftStore(SAMPLE_DRAFTS, { subject: 'iro', recordId: 12, tab: 'a' }, NO_VAULT);
    store.write(CONTENT, '', at(0), done);
    expect(done).toHaveBeenCalledWith(false);
    expect(store.list()).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  test('knows the writing of other tabs from its own', () => {
    const store = open('a');
    const event = (key: string, newValue: string | null = '{}') => store.isOfAnotherTab({ key, newValue });
    expect(event('draft:iro:sample:12:b')).toBe(true);
    expect(event('draft:iro:sample:12:a')).toBe(false);
    expect(event('draft:iro:sample:13:b')).toBe(false);
    expect(event('draft:iro:sample:12:b', null)).toBe(false);
  });
});

describe('a draft of another release', () => {
  type Later = SampleForm & { readonly isAgreed: boolean };
  const later: DraftKind<Later> = {
    name: 'sample',
    version: 3,
    schema: {
      safeParse: (value) => ({ success: 'isAgreed' in (value as object), data: value as Later }),
    },
    upgrades: {
      1: ({ name, ...form }: SampleForm) => ({ ...form, name: name.toUpperCase() }),
      2: (form: SampleForm) => ({ ...form, isAgreed: false }),
    } as NonNullable<DraftKind<Later>['upgrades']>,
  };
  const openLater = (kind: DraftKind<Later>) =>
    createDraftStore(kind, { subject: 'iro', recordId: 12, tab: 'b' }, readableVault()).list();

  test('is brought to the present version, step by step', () => {
    open('a').write(CONTENT, '', at(0), done);
    expect(openLater(later)[0]?.draft).toMatchObject({
      opened: { name: 'ELENI', isAgreed: false },
      form: { name: 'TYPED', isAgreed: false },
    });
  });

  test('is offered as the text that was typed where nobody can upgrade it', () => {
    open('a').write(CONTENT, '', at(0), done);
    const [stored] = openLater({ ...later, upgrades: {} });
    expect(stored).toMatchObject({ draft: null, text: 'name: Typed\nstays.0.place: Graz' });
  });

  test('is offered as text when it comes from a newer one', () => {
    window.localStorage.setItem(
      'draft:iro:sample:12:a',
      JSON.stringify({ schemaVersion: 9, savedAt: at(0), form: { notes: 'From tomorrow' } }),
    );
    expect(open('b').list()).toMatchObject([{ draft: null, text: 'notes: From tomorrow' }]);
  });
});

describe('a draft with members that the form has no more', () => {
  const lenient: DraftKind<SampleForm> = { ...SAMPLE_DRAFTS, schema: LENIENT_SAMPLE };
  const place = 'draft:iro:sample:12:';
  const keep = (form: object, opened: object = SAMPLE, rest: object = {}) =>
    window.localStorage.setItem(
      `${place}old`,
      JSON.stringify({ schemaVersion: 1, savedAt: at(0), opened, form, ...rest }),
    );
  const list = () => open('b', 'iro', 12, lenient).list();

  test('opens, and offers as text what was typed there', () => {
    keep({
      ...SAMPLE,
      nickname: 'Leni',
      stays: [
        { key: 'stay-1', id: 4, place: 'Graz', notes: 'By train', host: { id: 7, key: 'h', name: 'Ada' } },
      ],
      isFirst: true,
      months: 5,
    });
    expect(list()).toMatchObject([
      {
        draft: { form: SAMPLE },
        text: 'stays.0.notes: By train\nstays.0.host.name: Ada\nnickname: Leni\nisFirst: true\nmonths: 5',
      },
    ]);
  });

  test('offers neither what is empty nor what the record has had already', () => {
    keep(
      { ...SAMPLE, nickname: '', isFirst: false, host: null, lists: [], city: 'Graz' },
      { ...SAMPLE, city: 'Graz' },
    );
    expect(list()).toMatchObject([{ draft: { form: SAMPLE }, text: '' }]);
  });

  test('opens also when it lacks members, which are empty then', () => {
    keep({ name: 'Typed' });
    expect(list()).toMatchObject([
      { draft: { form: { name: 'Typed', isStudent: false, card: '', stays: [] } }, text: '' },
    ]);
  });

  test('keeps the text beside the form, and adds what has lost its place since', () => {
    open('a').write(CONTENT, 'nickname: Leni', at(0), done);
    expect(list()).toMatchObject([{ draft: CONTENT, text: 'nickname: Leni' }]);
    keep({ ...SAMPLE, notes: 'By train' }, SAMPLE, { text: 'nickname: Leni' });
    expect(list().find(({ key }) => key === `${place}old`)?.text).toBe('nickname: Leni\nnotes: By train');
  });

  test('keeps the text when the form is saved, until it is dropped', () => {
    const store = open('a', 'iro', 12, lenient);
    store.write(CONTENT, 'nickname: Leni', at(0), done);
    store.forget('nickname: Leni', done);
    expect(list()).toMatchObject([{ draft: null, text: 'nickname: Leni' }]);
    store.forget('', done);
    expect(list()).toEqual([]);
    expect(done).toHaveBeenCalledTimes(3);
  });
});
