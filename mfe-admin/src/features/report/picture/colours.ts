import { PORTAL_BRAND, type BrandRamp } from 'shared-contracts/portal/university.ts';
import type { Ink } from './picture.ts';

export type Colours = Readonly<Record<Ink, string>>;

/** Colours of a picture on paper, with those of the university where it has any. */
export function coloursOn(brand: BrandRamp = PORTAL_BRAND): Colours {
  return {
    text: '#16202e',
    quiet: '#56606f',
    line: '#cfd7e3',
    ground: '#ffffff',
    agreements: brand[80],
    outgoing: brand[80],
    used: brand[150],
    usedEdge: brand[80],
    incoming: '#7b8594',
    mark: '#16202e',
  };
}
