import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAG } from 'shared-contracts/text/language.ts';
import { TRADE_WORDS } from 'shared-contracts/text/tradeWords.ts';
import { repositoryEntries } from '../src/texts/repositoryTexts.ts';
import { ROOT } from '../src/workspace/workspace.ts';

const HELP = 'shell/src/about/help/articles/';
const QUOTED = /[“«]([^”»]+)[”»]/gu;

/** Every text of the portal's screens in a language, and what the help says. */
function textsIn(tag: string) {
  const entries = repositoryEntries(ROOT, tag).map(({ place, english, text }) => ({
    place,
    text: tag === LANGUAGE_TAG.en ? english : (text ?? ''),
  }));
  const isHelp = ({ place }: { readonly place: string }) => place.startsWith(HELP);
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
    'mean in the help what they mean beside them on the agreement, in %s',
    (tag) => {
      const file = join(ROOT, `mfe-agreements/src/locales/agreementView/${tag}.json`);
      const { agreementView } = JSON.parse(readFileSync(file, 'utf8')) as {
        agreementView: { explained: Readonly<Record<string, string>> };
      };
      const meanings = new Set<string>(TRADE_WORDS.map(({ meaning }) => meaning[tag]));
      expect(Object.values(agreementView.explained).filter((text) => !meanings.has(text))).toEqual([]);
    },
  );
});
