import { publishedHash } from './publishedHash.ts';
import { all, validXml } from './readXml.ts';

const NAMESPACE =
  'https://github.com/erasmus-without-paper/ewp-specs-api-iias/blob/stable-v7/endpoints/get-response.xsd';

/** What a partner's copy says; left out means what is usual. */
export type CopyShape = {
  readonly iiaId: string;
  readonly ownHei: string;
  readonly otherHei: string;
  readonly otherIiaId?: string;
  readonly specs?: string;
};

/** A copy as a partner serves it, with the hash that it has by the published rule. */
export function partnerCopy({
  iiaId,
  ownHei,
  otherHei,
  otherIiaId,
  specs = teaching(ownHei, otherHei),
}: CopyShape): string {
  return hashed(`<?xml version="1.0" encoding="UTF-8"?>
<x:iias-get-response xmlns:x="${NAMESPACE}"><x:iia>
  <x:partner><x:hei-id>${ownHei}</x:hei-id><x:iia-id>${iiaId}</x:iia-id><x:iia-code>${iiaId}</x:iia-code></x:partner>
  <x:partner><x:hei-id>${otherHei}</x:hei-id>${otherIiaId === undefined ? '' : `<x:iia-id>${otherIiaId}</x:iia-id>`}</x:partner>
  <x:in-effect>false</x:in-effect>
  <x:cooperation-conditions>${specs}</x:cooperation-conditions>
  <x:iia-hash>${'0'.repeat(64)}</x:iia-hash>
</x:iia></x:iias-get-response>`);
}

/** Days of teaching in one direction. */
export const teaching = (sending: string, receiving: string, days = '10') => `<x:staff-teacher-mobility-spec>
    <x:sending-hei-id>${sending}</x:sending-hei-id><x:receiving-hei-id>${receiving}</x:receiving-hei-id>
    <x:receiving-first-academic-year-id>2027/2028</x:receiving-first-academic-year-id>
    <x:receiving-last-academic-year-id>2028/2029</x:receiving-last-academic-year-id>
    <x:mobilities-per-year>2</x:mobilities-per-year>
    <x:recommended-language-skill><x:language>en</x:language><x:cefr-level>B2</x:cefr-level></x:recommended-language-skill>
    <x:subject-area><x:isced-f-code>0611</x:isced-f-code></x:subject-area>
    <x:total-days-per-year>${days}</x:total-days-per-year>
  </x:staff-teacher-mobility-spec>`;

/** Puts the right hash in the place of each agreement's. */
export function hashed(document: string): string {
  let result = document;
  for (const iia of all(validXml(document), 'iia')) {
    const given = all(iia, 'iia-hash')[0]?.text ?? '';
    result = result.replace(`${given}<`, `${publishedHash(iia)}<`);
  }
  return result;
}
