import type { FileMark } from 'shared-contracts/applications/files/fileMarks.ts';
import { GAP, nameOf, NAME_ENDS } from './pdfNames.ts';
import type { PackedObjects, SearchedTexts } from './searchedTexts.ts';

/** A name that stands in the file wherever somebody wrote it. */
const named = (...names: readonly string[]) => new RegExp(`(?:${names.map(nameOf).join('|')})${NAME_ENDS}`);
/** A name with a value of a kind behind it, which a text of a person does not have. */
const valued = (name: string, value: string) => new RegExp(`${nameOf(name)}${GAP}${value}`);

/** A program is the text or the stream of `/JS`, and the action that runs it is named: words of a page have one of them at most. */
const PROGRAM = valued('JS', '[(<\\d]');
const RUNS_PROGRAMS = named('JavaScript', 'Rendition');
/** A form of another kind, with programs of its own. */
const XFA = valued('XFA', '[[<\\d]');
const STARTS_SOMETHING = named(
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'RichMedia',
  'RichMediaExecute',
);
const HAS_FILES = named('EmbeddedFiles', 'EmbeddedFile', 'FileAttachment');
const ENCRYPTED = valued('Encrypt', '(?:\\d+\\s+\\d+\\s+R|<<)');
const OPENS = new RegExp(`${nameOf('OpenAction')}${GAP}(?:(\\d+)\\s+(\\d+)\\s+R|<<)`, 'g');
const WEB_PAGE = named('URI');
/** How far from the beginning of an action its kind stands. */
const NEAR = 2_000;
/** More places at which a file says what it does when it is opened are none that a program writes. */
const MOST_OPENINGS = 50;

/**
 * Says what people should know of a PDF before they open it, by the names in its dictionaries.
 *
 * What looks harmless to a reader of its own kind is found all the same: nothing here follows the structure of the file. A page that opens at a place in
 * the document, as every office program asks for, is no action.
 */
export function marksOf({ file, packed, isWhole }: SearchedTexts): readonly FileMark[] {
  const texts = [file, ...packed.map(({ text }) => text)];
  const has = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const isEncrypted = has(ENCRYPTED);
  const found: Readonly<Partial<Record<FileMark, boolean>>> = {
    encrypted: isEncrypted,
    script: has(XFA) || (has(PROGRAM) && has(RUNS_PROGRAMS)),
    action: has(STARTS_SOMETHING) || opensSomething(texts, packed),
    attachment: has(HAS_FILES),
    // What is encrypted is said to be so.
    unexamined: !isWhole && !isEncrypted,
  };
  return (Object.keys(found) as FileMark[]).filter((mark) => found[mark]);
}

function opensSomething(texts: readonly string[], packed: readonly PackedObjects[]): boolean {
  let places = 0;
  for (const text of texts) {
    for (const { index, 1: number, 2: generation } of text.matchAll(OPENS)) {
      places += 1;
      if (places > MOST_OPENINGS) return true;
      const actions =
        number === undefined
          ? [text.slice(index, index + NEAR)]
          : [
              ...objectsOf(texts[0] ?? '', `${Number(number)}`, `${Number(generation)}`),
              ...packedObjects(packed, number),
            ];
      if (actions.some((action) => WEB_PAGE.test(action))) return true;
    }
  }
  return false;
}

/** The beginnings of all objects of a number that are not packed: of several states of one, no reader takes but one, and which is not known here. */
function objectsOf(file: string, number: string, generation: string): readonly string[] {
  const begins = new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj`, 'g');
  return [...file.matchAll(begins)].map(
    ({ index }) => file.slice(index, index + NEAR).split('endobj')[0] ?? '',
  );
}

function packedObjects(packed: readonly PackedObjects[], number: string): readonly string[] {
  return packed.flatMap(({ text, first }) => {
    const list = text.slice(0, first).trim().split(/\s+/);
    const at = list.findIndex((entry, index) => index % 2 === 0 && Number(entry) === Number(number));
    if (at === -1) return [];
    const begin = first + Number(list[at + 1]);
    const end = at + 3 < list.length ? first + Number(list[at + 3]) : begin + NEAR;
    return [text.slice(begin, Math.min(end, begin + NEAR))];
  });
}
