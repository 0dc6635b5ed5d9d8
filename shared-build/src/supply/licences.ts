import { componentName, type Bill, type BillComponent } from './billOfMaterials.ts';

/**
 * Licences that a public university can use and pass on with the portal, which is under Apache-2.0: they ask for their own text to be kept, and MPL-2.0 for changes of its
 * own files. What is not here (GPL and AGPL, which would bind the whole; SSPL, BUSL, Commons Clause and non-commercial ones; none at all) somebody has to look at first.
 */
const USABLE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages whose `package.json` says nothing, and what their own licence file says. */
const LOOKED_AT: Readonly<Record<string, string>> = { 'png-js 2.0.0': 'MIT' };

/**
 * Libraries under LGPL, which asks that whoever runs the portal can put another version in their place. They are files of their own in a release, and no part of a bundle:
 * somebody has looked at each (decision 0058).
 */
const EXCHANGEABLE: ReadonlySet<string> = new Set(['libheif-js']);

/** Gives a component's licence as an expression of SPDX; '' when it states none. */
export function licenceOf(component: BillComponent): string {
  const stated = (component.licenses ?? []).map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
  );
  return stated.filter(Boolean).join(' AND ') || LOOKED_AT[componentName(component)] || '';
}

/** Tells whether a licence lets a public university use what it is for: one side of each OR has to, and both sides of each AND. */
export function isUsable(licence: string): boolean {
  const plain = withoutOuterBrackets(licence.trim());
  // Brackets within: all that is named has to be usable, so that nothing is let in by a wrong reading.
  if (/[()]/.test(plain))
    return plain
      .split(/\s+(?:AND|OR)\s+|[()]/i)
      .every((part) => part.trim() === '' || USABLE.has(part.trim()));
  return plain.split(/\s+OR\s+/i).some((side) => side.split(/\s+AND\s+/i).every((part) => USABLE.has(part)));
}

function withoutOuterBrackets(text: string): string {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1).trim() : text;
}

function isExchangeable(component: BillComponent): boolean {
  return licenceOf(component) === 'LGPL-3.0' && EXCHANGEABLE.has(component.name);
}

/** Names each component that a public university cannot use as it is, with its licence. */
export function licenceFaults({ components }: Pick<Bill, 'components'>): readonly string[] {
  return components
    .filter((component) => !isUsable(licenceOf(component)) && !isExchangeable(component))
    .map((component) => `${componentName(component)}: ${licenceOf(component) || 'no licence'}`);
}

/** Writes the licences of a bill for people: each with the packages that are under it. */
export function licenceList({ components }: Pick<Bill, 'components'>): string {
  const names = new Map<string, Set<string>>();
  for (const component of components) {
    const licence = licenceOf(component) || 'no licence stated';
    const under = names.get(licence) ?? new Set();
    names.set(licence, under.add(componentName(component)));
  }
  return [...names]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(
      ([licence, under]) =>
        `${licence}\n${[...under]
          .sort()
          .map((name) => `  ${name}\n`)
          .join('')}`,
    )
    .join('\n');
}
