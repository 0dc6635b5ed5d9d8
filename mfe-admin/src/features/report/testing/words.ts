import type { Language } from 'shared-contracts/text/language.ts';
import el from '../../../locales/report/el.json' with { type: 'json' };
import en from '../../../locales/report/en.json' with { type: 'json' };
import type { Words } from '../model/reportFigures.ts';

/** The words of a language without the machinery of the page: plurals are those of several. */
export function wordsOf(language: Language): Words {
  const texts: unknown = language === 'gr' ? el : en;
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const find = (path: string) =>
      path
        .split('.')
        .reduce<unknown>(
          (part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name],
          texts,
        );
    const text = find(key) ?? find(`${key}_other`);
    if (typeof text !== 'string') throw new Error(`There is no text ${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
  return { t, language, tag: language === 'gr' ? 'el' : 'en' };
}
