import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import type { LanguageTag } from 'shared-contracts/text/language.ts';
import { escapeHtml } from '../../../platform/answers/escapeHtml.ts';
import { PUBLIC_ADDRESSES } from '../publicAddresses.ts';
import { writeQuestion } from '../publicQuestion.ts';
import type { PublicDestination, PublicOffer } from '../readPublicPlaces.ts';
import { factTexts, type FactTexts } from './factTexts.ts';
import { factList, outsideLink, placeOf } from './foundItem.ts';
import type { Reading } from './reading.ts';
import { publicPageHtml, universityName } from './publicPage.ts';
import { said, saidHtml } from './said.ts';
import { destinationData } from './structuredData.ts';

/** Writes the page of one destination. - wanted: the department that somebody came from, which stands first and goes on to the portal; null for none */
export function destinationPage(
  reading: Reading,
  destination: PublicDestination,
  wanted: number | null,
): string {
  const { site, places, tag, now } = reading;
  const texts = factTexts(places, tag, now);
  const [name, university] = [texts.name(destination), universityName(site, places, tag)];
  const year = academicYearName(places.year);
  const addressIn = (each: LanguageTag) => PUBLIC_ADDRESSES.destination(each, destination.id);
  const isWanted = ({ department }: PublicOffer) => department.id === wanted;
  const { offers } = destination;
  const asked = offers.find(isWanted) ?? (offers.length === 1 ? offers[0] : undefined);
  const department = asked?.department.id ?? null;
  const goOn = `/destinations/${destination.id}${writeQuestion({ department })}`;
  return publicPageHtml(site, places, {
    tag,
    title: said(tag, 'of', { name, university }),
    description: said(tag, 'onePlace', { name, place: placeOf(destination, texts), university, year }),
    addressIn: (each) => `${addressIn(each)}${writeQuestion({ department: wanted })}`,
    canonicalIn: addressIn,
    isIndexed: true,
    signInAt: goOn,
    data: destinationData(reading, destination),
    body: [
      `<p><a href="${PUBLIC_ADDRESSES.list(tag)}${writeQuestion({ department: wanted })}">${saidHtml(tag, 'allPlaces')}</a></p>`,
      `<h1>${escapeHtml(name)}</h1>`,
      `<p class="quiet">${escapeHtml(placeOf(destination, texts))}</p>`,
      `<p>${saidHtml(tag, 'goOnText')}</p>`,
      `<p><a class="button" href="${goOn}">${saidHtml(tag, 'goOn')}</a></p>`,
      `<h2>${saidHtml(tag, 'agreed')}</h2>`,
      ...[...offers.filter(isWanted), ...offers.filter((one) => !isWanted(one))].map((offer) =>
        offerHtml(offer, texts, tag),
      ),
      `<h2>${saidHtml(tag, 'deadlines')}</h2>`,
      deadlinesHtml(destination, texts, tag),
      linksHtml(destination, tag),
    ].join('\n'),
  });
}

/** Writes what stands at the address of a destination that is none, or none any more. */
export function missingPage({ site, places, tag }: Reading): string {
  const university = universityName(site, places, tag);
  return publicPageHtml(site, places, {
    tag,
    title: said(tag, 'of', { name: said(tag, 'missing'), university }),
    description: said(tag, 'missingText', { year: academicYearName(places.year) }),
    addressIn: PUBLIC_ADDRESSES.list,
    canonicalIn: PUBLIC_ADDRESSES.list,
    isIndexed: false,
    signInAt: '/destinations',
    data: null,
    body: `<h1>${saidHtml(tag, 'missing')}</h1>
<p>${saidHtml(tag, 'missingText', { year: academicYearName(places.year) })}</p>
<p><a href="${PUBLIC_ADDRESSES.list(tag)}">${saidHtml(tag, 'allPlaces')}</a></p>`,
  });
}

function offerHtml({ department, rows }: PublicOffer, texts: FactTexts, tag: LanguageTag): string {
  const items = rows.map((row) => {
    const one = [row];
    return `<li>${factList([
      [said(tag, 'places'), texts.places(one)],
      [said(tag, 'months'), texts.months(one)],
      [said(tag, 'languages'), texts.languages(one)],
      [said(tag, 'cycle'), texts.cycles(one)],
      [said(tag, 'fields'), texts.fields(one)],
      [said(tag, 'blended'), texts.blended(one)],
    ])}</li>`;
  });
  return `<section class="card"><h3>${escapeHtml(texts.name(department))}</h3><ul class="rows">${items.join('')}</ul></section>`;
}

function deadlinesHtml(
  { nominations, applications }: PublicDestination,
  texts: FactTexts,
  tag: LanguageTag,
): string {
  const facts = [
    [said(tag, 'nominationsAutumn'), texts.deadline(nominations?.autumnTerm, 'autumnTerm')],
    [said(tag, 'nominationsSpring'), texts.deadline(nominations?.springTerm, 'springTerm')],
    [said(tag, 'applicationsAutumn'), texts.deadline(applications?.autumnTerm, 'autumnTerm')],
    [said(tag, 'applicationsSpring'), texts.deadline(applications?.springTerm, 'springTerm')],
  ] as const;
  return facts.every(([, text]) => text === '')
    ? `<p>${saidHtml(tag, 'noDeadlines')}</p>`
    : `<div class="card">${factList(facts)}</div>`;
}

function linksHtml({ links }: PublicDestination, tag: LanguageTag): string {
  const all = (['website', 'general', 'courses'] as const).flatMap((name) => {
    const address = links[name];
    return address === null ? [] : [`<li>${outsideLink(address, name, tag)}</li>`];
  });
  return all.length === 0 ? '' : `<h2>${saidHtml(tag, 'links')}</h2>\n<ul>${all.join('')}</ul>`;
}
