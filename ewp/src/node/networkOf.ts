/**
 * Gives what counts as one caller of an IP address: of IPv6 the first four groups, below which everybody has as many addresses as he likes.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::')
    ? Array.from({ length: 8 - first.length - last.length }, () => '0')
    : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
