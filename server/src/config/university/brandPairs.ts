import type { BrandRamp } from 'shared-contracts/portal/university.ts';
import { contrastRatio } from './contrast.ts';

/** Least ratio of text to its ground, and of lines and signs to theirs. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const [TEXT, SIGN] = [4.5, 3];
const LIGHT_GROUND = '#f0f3f8';
const DARK_GROUND = '#292929';

type Pair = {
  readonly what: string;
  readonly front: (ramp: BrandRamp) => string;
  readonly ground: (ramp: BrandRamp) => string;
  readonly least: number;
};

const white = () => '#ffffff';
const onLight = () => LIGHT_GROUND;
const onDark = () => DARK_GROUND;
const of = (stop: keyof BrandRamp) => (ramp: BrandRamp) => ramp[stop];

/** Where the portal puts the colour and its shades, as the themes of shared-ui, the sign-in page and the mails do. */
const PAIRS: readonly Pair[] = [
  { what: 'white text on buttons', front: white, ground: of(80), least: TEXT },
  { what: 'white text on buttons under the pointer', front: white, ground: of(70), least: TEXT },
  { what: 'links on the light ground', front: of(70), ground: onLight, least: TEXT },
  { what: 'text in the colour on its palest shade', front: of(70), ground: of(160), least: TEXT },
  { what: 'the line below the chosen tab on the light ground', front: of(80), ground: onLight, least: SIGN },
  { what: 'links on the dark ground', front: of(120), ground: onDark, least: TEXT },
  { what: 'text in the colour on its darkest shade', front: of(130), ground: of(20), least: TEXT },
  { what: 'the line below the chosen tab on the dark ground', front: of(120), ground: onDark, least: SIGN },
];

/** A pair of colours that people could not tell apart well enough. */
export type WeakPair = {
  readonly what: string;
  readonly front: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
};

/** Finds the pairs of a ramp whose contrast is below what WCAG 2.2 AA asks. */
export function weakPairs(ramp: BrandRamp): readonly WeakPair[] {
  return PAIRS.map(({ what, front, ground, least }) => ({
    what,
    front: front(ramp),
    ground: ground(ramp),
    ratio: contrastRatio(front(ramp), ground(ramp)),
    least,
  })).filter(({ ratio, least }) => ratio < least);
}
