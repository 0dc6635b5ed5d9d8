import { foldText } from 'shared-contracts/text/text.ts';
import type { BilingualText } from './bilingualText.ts';
import type { Term } from './term.ts';

/** The name of a value that a text takes is no word of it. */
const PLACEHOLDER = /\{\{[^}]*\}\}|(?<!\$)\{[^}\s]*\}|(?<=\s):\w+/g;

/**
 * Holds texts to the words of the portal.
 *
 * - result: one sentence per fault, in the order of terms and texts: a word to avoid with the reason, a text that names a thing
 *   in one language and not in the other, an exception that nothing needs; empty when all is well
 */
export function findWordingFaults(
  texts: readonly BilingualText[],
  terms: readonly Term[],
): readonly string[] {
  return terms.flatMap((term) => {
    const faulty = texts.flatMap((text) =>
      faultsOf(text, term).map((fault) => ({ place: text.place, fault })),
    );
    const except = term.except ?? {};
    const idle = Object.keys(except).filter((place) => !faulty.some((one) => one.place === place));
    return [
      ...faulty.filter(({ place }) => !(place in except)).map(({ place, fault }) => `${place}: ${fault}`),
      ...idle.map((place) => `${place}: is no exception to '${term.en}' any more`),
    ];
  });
}

function faultsOf(text: BilingualText, { avoid = [], says, names, ...term }: Term): readonly string[] {
  const [en, el] = [text.en?.replaceAll(PLACEHOLDER, '…'), text.el?.replaceAll(PLACEHOLDER, '…')];
  const greek = el === undefined ? undefined : foldText(el);
  const has = (words: RegExp) =>
    (en !== undefined && words.test(en)) || (greek !== undefined && words.test(greek));
  const faults = avoid
    .filter(({ words }) => has(words))
    .map(({ reason }) => `write '${term.en}', '${term.el}': ${reason} (${quoted(en, el)})`);
  if (en === undefined || greek === undefined) return faults;
  const [said, meant] = [
    says !== undefined && says.en.test(en) && !says.el.test(greek),
    names !== undefined && names.el.test(greek) && !names.en.test(en),
  ];
  return [
    ...faults,
    ...(said ? [`'${term.en}' is '${term.el}' in Greek (${quoted(en, el)})`] : []),
    ...(meant ? [`'${term.el}' is '${term.en}' in English (${quoted(en, el)})`] : []),
  ];
}

function quoted(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(' / ');
}
