import type { CodedLanguage } from 'shared-contracts/agreements/entities/rowsOfAgreement.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { byId, type GridWords } from '../gridWords.ts';
import { type AreaValue, readArea, writeArea } from './areas.ts';
import type { Format } from './format.ts';
import { readParts, writeParts } from './parts.ts';

type Skill = {
  readonly language: number | null;
  readonly languageLevel: string;
  readonly subjectAreaWithClarification: AreaValue | null;
};

/** Languages with their levels, and in brackets the subject area that one is for: `English B2; German B1 [0421]`. Codes (`en`) are read too. */
export const LANGUAGES_FORMAT: Format = {
  write: (value, words) => writeParts((value as readonly Skill[]).map((skill) => writeSkill(skill, words))),
  read: (text, words) => {
    const value: Skill[] = [];
    for (const part of readParts(text)) {
      const skill = readSkill(part, words);
      if (skill === undefined) return { unread: 'language', part };
      value.push(skill);
    }
    return { value };
  },
};

function writeSkill(skill: Skill, words: GridWords): string {
  const { language, languageLevel, subjectAreaWithClarification: area } = skill;
  const known = language === null ? undefined : byId(words.languages).get(language);
  const name = language === null ? '?' : nameIn(known, words.language) || `#${language}`;
  return [name, languageLevel, area === null ? '' : `[${writeArea(area, words)}]`].filter(Boolean).join(' ');
}

const LEVEL = /\s[ABCΑΒ][12]$/iu;

function readSkill(text: string, words: GridWords): Skill | undefined {
  const bracket = text.endsWith(']') ? text.indexOf('[') : -1;
  const said = (bracket < 0 ? text : text.slice(0, bracket)).trim();
  const [level = ''] = LEVEL.exec(said) ?? [];
  const language = languageOf(said.slice(0, said.length - level.length).trim(), words.languages);
  const area = bracket < 0 ? null : readArea(text.slice(bracket + 1, -1), words);
  if (language === undefined || area === undefined) return undefined;
  return { language, languageLevel: compareText(level).toUpperCase(), subjectAreaWithClarification: area };
}

function languageOf(said: string, languages: readonly CodedLanguage[]): number | null | undefined {
  if (said === '?') return null;
  if (/^#\d+$/.test(said)) return byId(languages).get(Number(said.slice(1)))?.id;
  const folded = compareText(said);
  return languages.find(({ name, nameGR, code }) =>
    [name, nameGR, code].some((one) => one && compareText(one) === folded),
  )?.id;
}
