import { po } from 'gettext-parser';
import type { Entry, Translation } from './entry.ts';

/** Writes a catalogue as a PO file: the place of a text is its context, so that equal texts stay apart. */
export function writePo(tag: string, entries: readonly Entry[]): string {
  const translations = entries.map((entry) => [entry.place, { [entry.english]: message(entry) }] as const);
  const headers = {
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    Language: tag,
  };
  return po
    .compile({ charset: 'utf-8', headers, translations: Object.fromEntries(translations) }, { foldLength: 0 })
    .toString('utf8');
}

function message({ place, english, text = '', notes }: Entry) {
  const comments = notes.length === 0 ? {} : { comments: { extracted: notes.join('\n') } };
  return { msgctxt: place, msgid: english, msgstr: [text], ...comments };
}

/** Reads a catalogue: its texts by their place. Those without a translation, and those marked as unsure, are left out. */
export function readPo(file: string): ReadonlyMap<string, Translation> {
  const { translations } = po.parse(file);
  return new Map(
    Object.entries(translations).flatMap(([place, messages]) =>
      Object.values(messages).flatMap(({ msgid, msgstr, comments }): [string, Translation][] => {
        const [text = ''] = msgstr;
        const isUnsure = comments?.flag?.includes('fuzzy') === true;
        return place === '' || text === '' || isUnsure ? [] : [[place, { english: msgid, text }]];
      }),
    ),
  );
}
