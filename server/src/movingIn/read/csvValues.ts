import { EQF_LEVELS, STUDY_CYCLES } from 'shared-contracts/reference/levels.ts';

/*
 * Cells as people and spreadsheet programs write them, as the values that the schema judges: what none of it is stays as it came, and is refused there.
 */

/** `12`, `7.5`, and `7,5` of a Greek spreadsheet. */
export function toNumber(cell: string | undefined): number | string | null {
  if (cell === undefined) return null;
  return /^\d{1,9}([.,]\d{1,6})?$/.test(cell) ? Number(cell.replace(',', '.')) : cell;
}

/** `2024`, `2024/2025`, `2024-25`: by the year in which it begins. */
export function toYear(cell: string | undefined): number | string | null {
  const [, first] = /^(\d{4})(?:\s*[/–-]\s*\d{2,4})?$/.exec(cell ?? '') ?? [];
  return first === undefined ? (cell ?? null) : Number(first);
}

const YES = ['1', 'yes', 'true', 'ναι', 'αληθής', 'αληθές'];
const NO = ['0', 'no', 'false', 'όχι', 'οχι', 'ψευδής', 'ψευδές'];

export function toFlag(cell: string | undefined): boolean | string {
  const said = (cell ?? 'no').toLowerCase();
  if (YES.includes(said)) return true;
  return NO.includes(said) ? false : said;
}

/** `2024-03-31`, and `31/3/2024`, `31-03-2024` or `31.3.24` as Greek spreadsheets have it: the day comes before the month. */
export function toDay(cell: string | undefined): string | null {
  if (cell === undefined) return null;
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(cell) ?? [];
  if (day === undefined || month === undefined || year === undefined) return cell;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Items of a cell, between upright lines. */
function itemsOf(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** `1st|2nd`, or levels of the European qualifications framework: `6|7`. */
export function toStudyCycles(cell: string | undefined) {
  return itemsOf(cell).map((item) => ({
    studyCycle:
      STUDY_CYCLES.find(
        (cycle) => cycle.toLowerCase() === item.toLowerCase() || String(EQF_LEVELS[cycle]) === item,
      ) ?? item,
  }));
}

/** `0231 French alone|0611`: a code, and what it is narrowed to. A spreadsheet program takes the first zero of a code for nothing. */
export function toSubjectAreas(cell: string | undefined) {
  return itemsOf(cell).map((item) => {
    const [code = '', ...words] = item.split(/\s+/);
    return {
      subjectArea: { code: /^(?!10)[1-9]\d{2}$/.test(code) ? `0${code}` : code },
      clarification: words.join(' ') || null,
    };
  });
}

/** `en B2|fr B1 0231`: a language by its code or English name, the level, and the field that it is for. */
export function toLanguages(cell: string | undefined) {
  return itemsOf(cell).map((item) => {
    const words = item.split(/\s+/);
    const area = words.length > 2 && /^\d{3,4}$/.test(words.at(-1) ?? '') ? words.pop() : undefined;
    const level = words.length > 1 ? (words.pop() ?? '') : '';
    const language = words.join(' ');
    return {
      language: { code: /^[a-z]{2,3}$/i.test(language) ? language.toLowerCase() : null, name: language },
      languageLevel: level.toUpperCase(),
      subjectAreaWithClarification: toSubjectAreas(area)[0] ?? null,
    };
  });
}
