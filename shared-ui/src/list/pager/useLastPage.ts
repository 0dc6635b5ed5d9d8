import { useEffect } from 'react';

/**
 * Takes a list whose page lies beyond its end to its last page.
 *
 * - total: number of records, undefined while it is not known
 * - goTo: replaces the address
 */
export function useLastPage(
  page: number,
  total: number | undefined,
  pageSize: number,
  goTo: (page: number) => void,
): void {
  const lastPage = total === undefined ? page : Math.max(0, Math.ceil(total / pageSize) - 1);
  const isBeyond = page > lastPage;
  useEffect(() => {
    if (isBeyond) goTo(lastPage);
  }, [isBeyond, lastPage, goTo]);
}
