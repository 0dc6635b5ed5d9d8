import type { SubjectArea } from 'shared-contracts/reference/mobilityChoices.ts';
import { compareText } from 'shared-contracts/text/compareText.ts';
import { byId, type GridWords } from '../gridWords.ts';
import type { Format } from './format.ts';
import { readParts, writeParts } from './parts.ts';

export type AreaValue = { readonly subjectArea: number | null; readonly clarification: string };

/** Subject areas by their codes, each with its clarification: `0421; 0613: Software`. A name behind a code is read over where it is that of the code. */
export const AREAS_FORMAT: Format = {
  write: (value, words) => writeParts((value as readonly AreaValue[]).map((area) => writeArea(area, words))),
  read: (text, words) => {
    const value: AreaValue[] = [];
    const parts = /^[\d\s,;]+$/.test(text) ? text.split(/[\s,;]+/).filter(Boolean) : readParts(text);
    for (const part of parts) {
      const area = readArea(part, words);
      if (area === undefined) return { unread: 'area', part };
      value.push(area);
    }
    return { value };
  },
};

export function writeArea({ subjectArea, clarification }: AreaValue, { areas }: GridWords): string {
  const code = subjectArea === null ? '?' : (byId(areas).get(subjectArea)?.code ?? `#${subjectArea}`);
  return clarification === '' ? code : `${code}: ${clarification}`;
}

/** Reads a code, a name or neither behind it, and a clarification behind a colon; undefined where one of them is not known. */
export function readArea(text: string, { areas }: GridWords): AreaValue | undefined {
  const [said = ''] = /^(?:\d{2,4}|#\d+|\?)(?!\d)/.exec(text.trim()) ?? [];
  const rest = text.trim().slice(said.length).trim();
  if (said === '') return undefined;
  const area = areaOf(said, areas);
  if (said !== '?' && area === undefined) return undefined;
  const behind = withoutName(rest, area).trim();
  if (behind !== '' && !behind.startsWith(':')) return undefined;
  return { subjectArea: area?.id ?? null, clarification: behind.slice(1).trim() };
}

function areaOf(said: string, areas: readonly SubjectArea[]): SubjectArea | undefined {
  // Spreadsheets take a code for a number, and its zero away.
  const code = said.length === 3 && areas.every((area) => area.code !== said) ? `0${said}` : said;
  return said.startsWith('#')
    ? byId(areas).get(Number(said.slice(1)))
    : areas.find((area) => area.code === code);
}

function withoutName(rest: string, area: SubjectArea | undefined): string {
  const name = [area?.name, area?.nameGR].find(
    (one) => one && compareText(rest.slice(0, one.length)) === compareText(one),
  );
  return name ? rest.slice(name.length) : rest;
}
