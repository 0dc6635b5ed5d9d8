/** Reads from an address which year's renewal some work belongs to, so that the way back is known; null where it belongs to none. */
export function campaignOf(search: URLSearchParams): number | null {
  const text = search.get('campaign') ?? '';
  return /^\d{4}$/.test(text) ? Number(text) : null;
}
