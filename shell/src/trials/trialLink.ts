/** Path of the page on which releases are chosen for a trial. */
export const RELEASES_PATH = '/release-trial';
const PARAM = 'release';

/**
 * Gives the address of the page that a link such as `/?release=mfe-sample@1.2.0-abc` leads to; undefined for any other address.
 *
 * Such a link chooses a release on that page and applies nothing.
 */
export function panelAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | undefined {
  return pathname === '/' && new URLSearchParams(search).has(PARAM) ? RELEASES_PATH + search : undefined;
}

/** Lists what a link names, as pairs of module and release. */
export function releasesOfLink(
  params: URLSearchParams,
): ReadonlyArray<readonly [id: string, release: string]> {
  return params.getAll(PARAM).map((named) => {
    const [id = '', ...release] = named.split('@');
    // In an address a plus sign is read as a space.
    return [id, release.join('@').replaceAll(' ', '+')] as const;
  });
}
