import { BRAND_STOPS, type BrandRamp, PORTAL_BRAND } from 'shared-contracts/portal/university.ts';
import { luminance, mixColours } from './contrast.ts';

const COLOUR_STOP = 80;
const STEPS = 16;

/**
 * Makes all shades of a university's colour: as far from one another as those of the portal's own blue, and those for dark grounds never
 * darker than there.
 *
 * - colour: `#rrggbb`, taken as it is for the shade of primary buttons
 */
export function brandRamp(colour: string): BrandRamp {
  const shades = BRAND_STOPS.map((stop) => [stop, shade(colour, stop)] as const);
  // The stops are the list's own, each once.
  return Object.fromEntries(shades) as BrandRamp;
}

function shade(colour: string, stop: keyof BrandRamp): string {
  if (stop === COLOUR_STOP) return colour;
  const [own, model, wanted] = [
    luminance(colour),
    luminance(PORTAL_BRAND[COLOUR_STOP]),
    luminance(PORTAL_BRAND[stop]),
  ];
  if (stop < COLOUR_STOP) return mixTo(colour, '#000000', (own * wanted) / model);
  const between = own + ((1 - own) * (wanted - model)) / (1 - model);
  return mixTo(colour, '#ffffff', Math.max(between, wanted));
}

/** Mixes a colour with black or white until it is as light as asked. */
function mixTo(colour: string, end: string, goal: number): string {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const isFarEnough =
      end === '#ffffff'
        ? luminance(mixColours(colour, end, middle)) >= goal
        : luminance(mixColours(colour, end, middle)) <= goal;
    if (isFarEnough) high = middle;
    else low = middle;
  }
  return mixColours(colour, end, high);
}
