const MAX_PAGE_LINKS = 3;

/**
 * Chooses the page numbers that a pager shows: three at most, the current one in the middle where that is possible.
 *
 * Pages count from 0. Source: specification document 1, section 9.
 */
export function pagerWindow(page: number, pageCount: number): readonly number[] {
  const length = Math.min(MAX_PAGE_LINKS, pageCount);
  const first = Math.min(Math.max(page - 1, 0), pageCount - length);
  return Array.from({ length }, (_, index) => first + index);
}
