import type { Candidate } from './compatibility.ts';
import { normalPath } from '../release/moduleDescription.ts';

/** What helps where a page has another address and those who link to it have to follow. */
const MOVE_TOGETHER =
  'keep the page at the former address too, or move both at once by `publish together <folder of each built module>`';

/**
 * Finds the links that would lead to a page that no module has. A page of a module that is switched off is there: it says so.
 *
 * - candidates: every module that would be in force; of those that stand beside what is released only the links count that it leads astray
 * - leaving: addresses of what is about to be replaced
 * - result: one sentence for each release that links so, with the addresses; none for releases of an earlier time, which do not say where they link to
 */
export function strayLinks(candidates: readonly Candidate[], leaving: readonly string[]): readonly string[] {
  // Whatever there is at the start, the shell leads on from there.
  const there = new Set(['/', ...candidates.flatMap(addressesOf)]);
  const left = new Set(leaving.map(normalPath));
  return candidates
    .filter(({ stands }) => stands !== 'off')
    .flatMap(({ release, report, stands }) => {
      const astray = linksOf({ release, report }).filter((path) => !there.has(normalPath(path)));
      const counting = stands === 'beside' ? astray.filter((path) => left.has(normalPath(path))) : astray;
      if (counting.length === 0) return [];
      const paths = counting.join(', ');
      return stands === 'beside'
        ? [
            `${release.id} ${release.release} in force links to ${paths}, which no module would have any more: ${release.id} has to move first; ${MOVE_TOGETHER}.`,
          ]
        : [
            `${release.id} links to ${paths}, which no module in force has: release the module with that page first; ${MOVE_TOGETHER}.`,
          ];
    });
}

/** Gives the paths of a release's own pages. */
export function addressesOf({ release }: Pick<Candidate, 'release'>): readonly string[] {
  return release.description.routes.map(({ path }) => normalPath(path));
}

function linksOf({ release, report }: Pick<Candidate, 'release' | 'report'>): readonly string[] {
  if (report.usedAddresses === undefined) return [];
  return [...new Set([...report.usedAddresses, ...release.description.menu.map(({ path }) => path)])];
}
