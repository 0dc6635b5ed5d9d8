import type { Browser } from 'shared-contracts/releases/faults/faultReports.ts';

/** In this order: browsers call themselves what they are made of as well. */
const NAMED: ReadonlyArray<readonly [Browser['name'], RegExp]> = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\b.*\bSafari\//],
];

/** Names a browser by what it says of itself, and no finer than that: all of it would tell people apart. */
export function browserName(userAgent: string): Browser {
  for (const [name, pattern] of NAMED) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { name, version: Number(version) };
  }
  return { name: 'other', version: 0 };
}
