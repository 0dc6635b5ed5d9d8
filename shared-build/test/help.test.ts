import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import {
  EWP_STATUS_WORD,
  HASH_WORD,
  LOCAL_FINALIZED_WORD,
  STATUS_WORD,
  TERMINATION_WORD,
} from 'shared-contracts/text/tradeWords.ts';
import { repositoryEntries } from '../src/texts/repositoryTexts.ts';
import { ROOT } from '../src/workspace/workspace.ts';

const HELP = ['shell/src/about/help/articles/', 'shell/src/tour/'];
const QUOTED = /[“«]([^”»]+)[”»]/gu;

/** Every text of the portal's screens in a language, and what the help says. */
function textsIn(tag: string) {
  const entries = repositoryEntries(ROOT, tag).map(({ place, english, text }) => ({
    place,
    text: tag === LANGUAGE_TAG.en ? english : (text ?? ''),
  }));
  const isHelp = ({ place }: { readonly place: string }) => HELP.some((folder) => place.startsWith(folder));
  return { help: entries.filter(isHelp), screens: entries.filter((entry) => !isHelp(entry)) };
}

describe.each(Object.values(LANGUAGE_TAG))('what the help puts in quotation marks in %s', (tag) => {
  test('is a text of the portal, as the screens have it', () => {
    const { help, screens } = textsIn(tag);
    const shown = new Set(screens.map(({ text }) => text));
    const quoted = help.flatMap(({ place, text }) =>
      [...text.matchAll(QUOTED)].map(([, words = '']) => ({ place, words })),
    );
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter(({ words }) => !shown.has(words))).toEqual([]);
  });
});

describe('the words of the trade', () => {
  test.each(Object.values(LANGUAGE_TAG))(
    'are called in the help what the agreement calls them that explains them, in %s',
    (tag) => {
      const file = join(ROOT, `mfe-agreements/src/locales/agreementView/${tag}.json`);
      const { agreementView } = JSON.parse(readFileSync(file, 'utf8')) as {
        agreementView: Readonly<Record<'StatusBlock' | 'CopyCards', Readonly<Record<string, string>>>>;
      };
      const { StatusBlock, CopyCards } = agreementView;
      const labels = [
        StatusBlock['status'],
        StatusBlock['ewpStatus'],
        StatusBlock['localFinalized'],
        StatusBlock['termination'],
        CopyCards['hash'],
      ];
      const words = [STATUS_WORD, EWP_STATUS_WORD, LOCAL_FINALIZED_WORD, TERMINATION_WORD, HASH_WORD];
      expect(labels).toEqual(words.map(({ name }) => name[tag]));
    },
  );
});

describe('the pictures of the help', () => {
  test('are there in each language for each one that is named, and none besides, each of 60 kB at most', () => {
    const folder = join(ROOT, 'shell/src/about/help/pictures');
    const code = readFileSync(join(folder, 'pictures.ts'), 'utf8');
    const named = [...code.matchAll(/'\.\/([\w.]+\.webp)'/g)].map(([, name]) => name);
    const there = readdirSync(folder).filter((name) => name.endsWith('.webp'));
    expect(there.toSorted()).toEqual(named.toSorted());
    for (const name of there) expect(statSync(join(folder, name)).size).toBeLessThan(60_000);
  });
});
