import type { Texts } from '../text/language.ts';

/** A colour from nearly black (10) to nearly white (160); 80 is the colour itself, that of primary buttons. */
export type BrandRamp = Readonly<Record<(typeof BRAND_STOPS)[number], string>>;

export const BRAND_STOPS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;

/** The portal's own blue, for a university that names no colour. */
export const PORTAL_BRAND: BrandRamp = {
  10: '#030a1b',
  20: '#06132d',
  30: '#091c3f',
  40: '#0d2650',
  50: '#113061',
  60: '#153a71',
  70: '#194482',
  80: '#1d4f91',
  90: '#3664a3',
  100: '#4f79b4',
  110: '#698ec4',
  120: '#84a4d2',
  130: '#9fbadf',
  140: '#bacfea',
  150: '#d5e2f3',
  160: '#edf3fa',
};

/**
 * The university that runs the portal, as people read of it.
 *
 * - logo: address of its picture at the portal; absent: the portal's own sign
 * - picture: address of its logo as a PNG, for whoever shows no SVG, where there is one
 * - brand: its colour with all shades; absent: {@link PORTAL_BRAND}
 * - office: whom people turn to with everything, also with what they cannot use
 * - dataProtection: mail address of the data protection officer
 * - authority: who watches over the accessibility of public websites, and takes complaints; absent: the ministry that does so in Greece
 */
export type University = {
  readonly name: Texts;
  readonly logo?: string;
  readonly picture?: string;
  readonly brand?: BrandRamp;
  readonly office: {
    readonly email: string;
    readonly phone?: string;
    readonly address?: Texts;
  };
  readonly dataProtection?: string;
  readonly authority?: { readonly name: Texts; readonly url: string };
};
