import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { PUBLIC_ADDRESSES } from '../publicAddresses.ts';
import { type FoundDestination, writeQuestion } from '../publicQuestion.ts';
import type { FactTexts } from './factTexts.ts';
import { said, saidHtml } from './said.ts';

/** Departments that are named of one destination before the rest is counted. */
const NAMED = 3;

/** Writes a destination in a list. - isOfOne: of one department, which needs no name then */
export function foundItem(
  found: FoundDestination,
  {
    texts,
    tag,
    isOfOne,
    target,
  }: {
    readonly texts: FactTexts;
    readonly tag: LanguageTag;
    readonly isOfOne: boolean;
    readonly target: string;
  },
): string {
  const { rows } = found;
  const [only] = isOfOne ? found.offers : [];
  const address = `${PUBLIC_ADDRESSES.destination(tag, found.id)}${writeQuestion({ department: only?.department.id ?? null })}`;
  const facts: readonly (readonly [string, string])[] = [
    [said(tag, 'languages'), texts.languages(rows)],
    [said(tag, 'cycle'), texts.cycles(rows)],
    [said(tag, 'places'), texts.places(rows)],
    [said(tag, 'months'), texts.months(rows)],
    ...(isOfOne ? [] : [[said(tag, 'departments'), departmentsOf(found, texts, tag)] as const]),
  ];
  return `<li><h2><a href="${address}"${target}>${escapeHtml(texts.name(found))}</a></h2>
<p class="quiet">${escapeHtml(placeOf(found, texts))}</p>
${factList(facts)}</li>`;
}

/** City, country and code. */
export function placeOf(
  { cityName, country, erasmusCode }: Pick<FoundDestination, 'cityName' | 'country' | 'erasmusCode'>,
  texts: FactTexts,
): string {
  return [cityName, texts.country(country), erasmusCode].filter(Boolean).join(' · ');
}

/** Facts with their names; what has no text is left out. */
export function factList(facts: readonly (readonly [name: string, text: string])[]): string {
  const told = facts.filter(([, text]) => text !== '');
  return `<dl>${told.map(([name, text]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd></div>`).join('')}</dl>`;
}

function departmentsOf({ offers }: FoundDestination, texts: FactTexts, tag: LanguageTag): string {
  const names = offers.map(({ department }) => texts.name(department));
  const named = names.slice(0, NAMED).join(', ');
  return names.length <= NAMED ? named : `${named} ${said(tag, 'further', { count: names.length - NAMED })}`;
}

/** A link to another site. */
export function outsideLink(address: string, name: Parameters<typeof saidHtml>[1], tag: LanguageTag): string {
  return `<a href="${escapeHtml(address)}" rel="noopener nofollow">${saidHtml(tag, name)}</a>`;
}
