import { buildModule } from '../testing/builders.ts';
import { createPortalI18n } from './createPortalI18n.ts';

const SHELL = {
  en: () => Promise.resolve({ shell: { greeting: 'Hello' } }),
  el: () => Promise.resolve({ shell: { greeting: 'Γεια' } }),
};

describe('createPortalI18n', () => {
  test('begins in the chosen language', async () => {
    const { i18n } = await createPortalI18n('gr', SHELL);

    expect(i18n.t('greeting', { ns: 'shell' })).toBe('Γεια');
  });

  test('puts the texts of a module under its id', async () => {
    const { i18n, loadModule } = await createPortalI18n('en', SHELL);
    await loadModule('mfe-sample', buildModule());

    expect(i18n.t('title', { ns: 'mfe-sample' })).toBe('Samples');
  });

  test('lets no name of others turn the sentence that it stands in', async () => {
    const texts = { shell: { opened: '{{name}} (3) was opened.' } };
    const { i18n } = await createPortalI18n('en', { ...SHELL, en: () => Promise.resolve(texts) });
    const opened = (name: string) => i18n.t('opened', { ns: 'shell', name });

    expect(opened('Graz & <b>')).toBe('Graz & <b> (3) was opened.');
    expect(opened('חיפה')).toBe('\u2068חיפה\u2069 (3) was opened.');
    expect(opened('Graz\u202e')).toBe('Graz[U+202E] (3) was opened.');
    expect(opened('$t(shell:opened) {{name}}')).not.toContain('was opened. (3)');
  });

  test('switches shell and open modules at once', async () => {
    const texts = await createPortalI18n('en', SHELL);
    const module = buildModule();
    await texts.loadModule('mfe-sample', module);
    const seen: string[] = [];
    texts.i18n.on('languageChanged', () => {
      seen.push(texts.i18n.t('greeting', { ns: 'shell' }), texts.i18n.t('title', { ns: 'mfe-sample' }));
    });
    await texts.switchTo('gr', [['mfe-sample', module]]);

    expect(seen).toEqual(['Γεια', 'Δείγματα']);
  });

  test('changes nothing when the texts of one module do not come', async () => {
    const texts = await createPortalI18n('en', SHELL);
    const { messages } = buildModule();
    const module = buildModule({ messages: { ...messages, el: () => Promise.reject(new Error('offline')) } });

    await expect(texts.switchTo('gr', [['mfe-sample', module]])).rejects.toThrow('offline');
    expect(texts.i18n.language).toBe('en');
    expect(texts.i18n.t('greeting', { ns: 'shell' })).toBe('Hello');
  });

  test('gives a module that arrives during a switch the new language', async () => {
    const texts = await createPortalI18n('en', SHELL);
    let deliver = (_file: { default: object }) => {};
    const { messages } = buildModule();
    const late = buildModule({
      messages: { ...messages, en: () => new Promise((resolve) => (deliver = resolve)) },
    });
    const loading = texts.loadModule('mfe-sample', late);
    await texts.switchTo('gr', []);
    deliver({ default: { title: 'Samples' } });
    await loading;

    expect(texts.i18n.t('title', { ns: 'mfe-sample' })).toBe('Δείγματα');
  });

  test('gives a module that arrives while the texts of a switch are on their way the new language with the rest', async () => {
    let deliver = (_texts: { shell: object }) => {};
    const texts = await createPortalI18n('en', {
      ...SHELL,
      el: () => new Promise((resolve) => (deliver = resolve)),
    });
    const seen: string[] = [];
    texts.i18n.on('languageChanged', () => seen.push(texts.i18n.t('title', { ns: 'mfe-sample' })));
    const switching = texts.switchTo('gr', []);
    await texts.loadModule('mfe-sample', buildModule());
    deliver({ shell: {} });
    await switching;

    expect(seen).toEqual(['Δείγματα']);
  });
});
