import { LANGUAGE_TAG, LANGUAGES, type LanguageTag } from 'shared-contracts/text/language.ts';

type MessageTree = { readonly [name: string]: string | MessageTree };

const FORM = /_(zero|one|two|few|many|other)$/;
/** Limits of ours are never 1, nor is what is typed beyond them: `{{max}}`, `{{most}}`, `{{mostDays}}`, `{{typed}}`. */
const LIMIT = /^(?:max|most|typed)/;
const COUNTS = [0, 1, 2];

/** A placeholder before a word that stands for several things, at most one word between; verbs in -s are none. */
const COUNTED: Readonly<Record<LanguageTag, RegExp>> = {
  en: /\{\{(\w+)\}\} (?:(?!for )[a-z]+ )??(?!(?:this|ours|others|sends|stands|becomes|begins|ends|says|gets|takes|makes)\b)[a-z]{3,}s\b/gu,
  el: /\{\{(\w+)\}\} (?:(?!στη|από|για)[α-ωά-ώ]+ )??[α-ωά-ώϊΐ]{2,}(?:ες|ές|εις|οι|οί|ων|ών|ματα|όμενα)(?![α-ωά-ώ])/gu,
};

/**
 * Finds messages that count something and say it in one form only, such as `{{total}} agreements` for "1 agreements".
 *
 * - files: every language, all files of `src/locales` of a package together
 * - result: one sentence per fault, sorted; a message without faults can be written for 0, 1 and 2 in every language
 */
export function findPluralFaults(files: Readonly<Record<LanguageTag, MessageTree>>): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const tag = LANGUAGE_TAG[language];
    const texts = flatten(files[tag]);
    return [...texts].flatMap(([key, text]) => {
      const base = key.replace(FORM, '');
      if (base !== key)
        return missingForms(base, tag, texts).map((form) => `${base} has no form for ${form} in ${tag}`);
      return countsOf(text, tag).map((name) => `${key} counts {{${name}}} and has no plural forms in ${tag}`);
    });
  })
    .filter((fault, index, all) => all.indexOf(fault) === index)
    .sort();
}

function missingForms(base: string, tag: LanguageTag, texts: ReadonlyMap<string, string>): readonly string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(COUNTS.map((count) => rules.select(count)))].filter(
    (category) => !texts.has(`${base}_${category}`),
  );
}

/** The placeholders of a text that count what a word beside them names; `count` does so before any word. */
function countsOf(text: string, tag: LanguageTag): readonly string[] {
  const counted = [...text.matchAll(COUNTED[tag])].map(([, name = '']) => name);
  const isPlain = /\{\{count\}\} \p{L}/u.test(text);
  return [...new Set([...counted, ...(isPlain ? ['count'] : [])])].filter((name) => !LIMIT.test(name));
}

function flatten(tree: MessageTree, path: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): (readonly [string, string])[] =>
      typeof value === 'string' ? [[[...path, name].join('.'), value]] : [...flatten(value, [...path, name])],
    ),
  );
}
