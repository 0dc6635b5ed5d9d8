import type { Stored } from 'shared-contracts/members/stored.ts';
import type { Hei, LocalisedText } from 'ewp/documents';
import type { StorableParts } from './storableParts.ts';

type Addresses = Pick<Stored<'MobilityFactsheets'>, 'generalUrl' | 'courseCatalogueUrl'>;

/**
 * Gives the web addresses of a factsheet that the institution tells of itself.
 *
 * - one stands here, in English where there is such; the others are named as left out. An institution that tells of none changes nothing
 *
 * Source: EWP Institutions API 2.2.
 */
export function toInstitutionMembers(
  { websiteUrls, courseCatalogueUrls }: Hei,
  before: Partial<Addresses> | null,
  parts: StorableParts,
): Addresses {
  const chosen = (member: keyof Addresses, urls: readonly LocalisedText[]) => {
    const url = preferred(urls);
    for (const other of urls) if (other !== url) parts.leaveOut(member, other.value.trim());
    return parts.text(member, url?.value, before?.[member]) ?? before?.[member] ?? null;
  };
  return {
    generalUrl: chosen('generalUrl', websiteUrls),
    courseCatalogueUrl: chosen('courseCatalogueUrl', courseCatalogueUrls),
  };
}

/** Picks what stands where there is room for one language: English, else what names no language, else the first. */
export function preferred(texts: readonly LocalisedText[]): LocalisedText | undefined {
  return (
    texts.find(({ lang }) => lang !== undefined && /^en(-|$)/i.test(lang)) ??
    texts.find(({ lang }) => lang === undefined) ??
    texts[0]
  );
}
