import { PUBLIC_ADDRESSES } from '../publicAddresses.ts';
import type { PublicDestination } from '../readPublicPlaces.ts';
import { factTexts } from './factTexts.ts';
import type { Reading } from './reading.ts';
import { universityName } from './publicPage.ts';
import { said } from './said.ts';

const CONTEXT = 'https://schema.org';

/** What schema.org knows of a page of the list: the universities on it, in their order. */
export function listData(
  { site, places, tag, now }: Reading,
  name: string,
  shown: readonly PublicDestination[],
): object {
  const texts = factTexts(places, tag, now);
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    inLanguage: tag,
    isAccessibleForFree: true,
    publisher: {
      '@type': 'CollegeOrUniversity',
      name: universityName(site, places, tag),
      url: site.publicUrl,
    },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: shown.length,
      itemListElement: shown.map((one, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: texts.name(one),
        url: `${site.publicUrl}${PUBLIC_ADDRESSES.destination(tag, one.id)}`,
      })),
    },
  };
}

/** What schema.org knows of a destination. */
export function destinationData({ site, places, tag, now }: Reading, destination: PublicDestination): object {
  const texts = factTexts(places, tag, now);
  const { name, nameGR, cityName, country, erasmusCode, links } = destination;
  const shown = texts.name(destination);
  const others = [name, nameGR].filter((one) => one && one !== shown);
  const url = `${site.publicUrl}${PUBLIC_ADDRESSES.destination(tag, destination.id)}`;
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'CollegeOrUniversity',
        name: shown,
        ...(others.length > 0 && { alternateName: others }),
        ...(erasmusCode !== null && {
          identifier: { '@type': 'PropertyValue', propertyID: 'Erasmus', value: erasmusCode },
        }),
        address: {
          '@type': 'PostalAddress',
          ...(cityName !== null && { addressLocality: cityName }),
          addressCountry: country.countryCode,
        },
        ...(links.website !== null && { url: links.website }),
        mainEntityOfPage: url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: said(tag, 'title'),
            item: `${site.publicUrl}${PUBLIC_ADDRESSES.list(tag)}`,
          },
          { '@type': 'ListItem', position: 2, name: shown, item: url },
        ],
      },
    ],
  };
}
