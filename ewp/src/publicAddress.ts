import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Ranges of IPv4 that are nobody's on the public internet. Source: IANA IPv4 Special-Purpose Address Registry. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Cloud machines have their metadata here.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/** Ranges within 2000::/3 that lead elsewhere, or nowhere. Source: IANA IPv6 Special-Purpose Address Registry. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [net, prefix] of SPECIAL_IPV4) special.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of SPECIAL_IPV6) special.addSubnet(net, prefix, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** An IPv4 address inside an IPv6 one: mapped, or translated by a network without IPv4 of its own. */
const EMBEDDED = /^(?:::ffff:|64:ff9b::)(.+)$/i;

/** Says whether an IP address is on the public internet; one that carries another inside is what it carries. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const embedded = embeddedIpv4(address);
  if (embedded !== undefined) return isPublicAddress(embedded);
  return globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** Says whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, 'ipv4');
  return isIPv6(address) && loopback.check(address, 'ipv6');
}

function embeddedIpv4(address: string): string | undefined {
  const [, tail] = EMBEDDED.exec(address) ?? [];
  if (tail === undefined || isIPv4(tail)) return tail;
  const [, high, low] = /^([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(tail) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, second >> 8, second & 255].join('.');
}
