import { runInNewContext } from 'node:vm';
import { expect, describe, test } from '@jest/globals';
import { buildDescription, buildRelease } from '../../test/support/buildRelease.ts';
import { integrityOf, isSameCode } from './releaseName.ts';

describe('finishModule', () => {
  test('puts the release into container and code', () => {
    const { release, files } = buildRelease();
    const hash = release.release.replace('1.2.3-', '');

    expect(hash).toMatch(/^[0-9a-f]{10}$/);
    expect(release.container).toBe(`mfe_sample_1_2_3_${hash}`);
    expect(files.get('entry.js')).toContain(`window.mfe_sample_1_2_3_${hash} = 1;`);
  });

  test('gives equal code an equal name and changed code another one', () => {
    const changed = buildRelease({ files: new Map([['entry.js', 'window.other_RELEASEHASH = 2;']]) });

    expect(buildRelease().release.release).toBe(buildRelease().release.release);
    expect(changed.release.release).not.toBe(buildRelease().release.release);
  });

  test('tells builds of the same code from two commits apart, and knows that it is the same code', () => {
    const provenance = { commit: 'c0ffee', committedAt: '2026-03-02T02:30:00.000Z', author: 'Ελένη Παππά' };
    const [one, other] = [buildRelease(), buildRelease({ version: '2026.03.02-c0ffee', provenance })];
    const changed = buildRelease({ files: new Map([['entry.js', 'window.other_RELEASEHASH = 2;']]) });

    expect(other.release.release).toMatch(/^2026\.03\.02-c0ffee-[0-9a-f]{10}$/);
    expect(other.release.provenance).toEqual(provenance);
    expect(other.release.container).toMatch(/^mfe_sample_2026_03_02_c0ffee_[0-9a-f]{10}$/);
    expect(isSameCode(one.release.release, other.release.release)).toBe(true);
    expect(isSameCode(changed.release.release, other.release.release)).toBe(false);
  });

  test('gives the same in whichever order webpack lists the files', () => {
    const files = [
      ['entry.js', '1'],
      ['module.js', '2'],
      ['a.js', '3'],
      ['b.js', '4'],
    ] as const;
    const [one, other] = [files, files.toReversed()].map((listed) =>
      buildRelease({ files: new Map(listed) }),
    );

    expect(JSON.stringify(other?.release)).toBe(JSON.stringify(one?.release));
    expect(other?.files.get('entry.js')).toBe(one?.files.get('entry.js'));
  });

  test('names a release anew when only its description changes', () => {
    const description = buildDescription({ name: { en: 'Renamed', el: 'Δείγμα' } });

    expect(buildRelease({ description }).release.release).not.toBe(buildRelease().release.release);
  });

  test('states size and hash of what the browser will get', () => {
    const { release, files } = buildRelease();
    const entry = files.get('entry.js') ?? '';

    expect(release.files['entry.js']).toEqual({ size: entry.length, integrity: integrityOf(entry) });
  });

  test('lets the entry hold the hashes of fonts, workers and what the first page asks for next, beside the address that it came from, and the list of pages those of other code', () => {
    const { release, files } = buildRelease({
      chunks: ['entry.js', 'module.js', 'later.js', 'soon.js'],
      nextToFirst: ['soon.js'],
      files: new Map<string, string | Buffer>([
        ['entry.js', 'self.isRun = true;'],
        ['module.js', '1'],
        ['later.js', 'RELEASEHASH'],
        ['soon.js', 'RELEASEHASH'],
        ['pdf.worker.0123456789.js', 'worker'],
        ['bill.cdx.json', '{}'],
        ['pdf.worker.0123456789.js.LICENSE.txt', 'MIT'],
        ['font.ttf', Buffer.from('font')],
      ]),
    });
    const known = `https://cdn.example/m/font.ttf`;
    const page = { portalIntegrity: { [known]: 'sha384-known' }, isRun: false };
    const document = { currentScript: { src: 'https://cdn.example/m/entry.js' } };
    runInNewContext(String(files.get('entry.js')), { self: page, document });

    const hashes = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, integrityOf(String(files.get(name)))]));
    expect(release.entryHolds).toBe('hashes');
    expect(page.portalIntegrity).toEqual({
      [known]: 'sha384-known',
      'https://cdn.example/m/pdf.worker.0123456789.js': integrityOf('worker'),
      'https://cdn.example/m/soon.js': integrityOf(String(files.get('soon.js'))),
    });
    expect(page.isRun).toBe(true);
    expect(release.pages).toEqual({ file: 'pages.json', routes: [] });
    expect(JSON.parse(String(files.get('pages.json')))).toEqual({
      '': { code: hashes(['later.js', 'soon.js']), texts: { en: {}, el: {} } },
    });
  });

  test('names a release anew when its entry states other hashes', () => {
    const files = new Map(['entry.js', 'module.js', 'later.js'].map((name) => [name, name]));
    const [one, other] = [[], ['later.js']].map((nextToFirst) => buildRelease({ files, nextToFirst }));

    expect(one?.release.release).not.toBe(other?.release.release);
  });

  test('says in a file of its own what pages that load on their own need, with their hashes', () => {
    const names = ['entry.js', 'module.js', 'list.js', 'list-en.js', 'list-el.js'];
    const { release, files, report } = buildRelease({
      pageParts: { sampleList: { code: ['list.js'], texts: { en: ['list-en.js'], el: ['list-el.js'] } } },
      files: new Map(names.map((name) => [name, `${name} RELEASEHASH`])),
    });
    const hash = (name: string) => ({ [name]: integrityOf(String(files.get(name))) });

    expect(release.pages).toEqual({ file: 'pages.json', routes: ['sampleList'] });
    expect(JSON.parse(String(files.get('pages.json')))).toEqual({
      sampleList: { code: hash('list.js'), texts: { en: hash('list-en.js'), el: hash('list-el.js') } },
    });
    expect(release.files['pages.json']?.integrity).toBe(integrityOf(String(files.get('pages.json'))));
    expect(report.routes?.['sampleList']?.own).toEqual(['list.js', 'list-en.js', 'list-el.js']);
  });

  test('has no such file where all pages come with the module', () => {
    const { release, files } = buildRelease({
      pageParts: { sampleList: { code: [], texts: { en: [], el: [] } } },
    });

    expect(release.pages).toBeUndefined();
    expect(files.has('pages.json')).toBe(false);
  });

  test('says what each page costs, and what of', () => {
    const { report } = buildRelease();
    const files = ['entry.js', 'module.js', 'en.js'].map((name) => report.gzip[name] ?? 0);

    expect(report.routes).toEqual({
      sampleList: {
        gzip: files.reduce((sum, bytes) => sum + bytes, 0),
        own: [],
        heaviest: [{ input: 'mfe-sample/src/module.tsx', bytes: 12 }],
      },
    });
  });

  test('leaves the hashes to the registry where files change while the module runs', () => {
    const { release, files } = buildRelease({ holdsHashes: false });

    expect(release.entryHolds).toBeUndefined();
    expect(files.get('entry.js')).toMatch(/^window\.mfe_sample_1_2_3_\w+ = 1;$/);
  });

  test('leaves the bytes of fonts and workers as they are', () => {
    const bytes = Buffer.from([0, 255, 254, 10, 200]);
    const { release, report, files } = buildRelease({
      files: new Map<string, string | Buffer>([
        ['entry.js', 'x'],
        ['font.ttf', bytes],
      ]),
    });

    expect(files.get('font.ttf')).toBe(bytes);
    expect(release.files['font.ttf']).toEqual({ size: 5, integrity: integrityOf(bytes) });
    expect(report.gzip['font.ttf']).toBeGreaterThan(0);
  });

  test('refuses a module without the texts of a language that it promises', () => {
    expect(() => buildRelease({ locales: { en: ['en.js'], el: [] } })).toThrow('locales/el.json');
  });

  test('refuses a build without a remote entry', () => {
    expect(() => buildRelease({ entry: '' })).toThrow('no remote entry');
  });
});
