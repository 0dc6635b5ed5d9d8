import { BOOT_DATA_ID } from 'shared-contracts/releases/bootData.ts';
import type { PublicKey, SignedRegistry } from 'shared-contracts/releases/signedRegistry.ts';
import { bootDataOf, renderIndexPage } from '../portalPage/indexPage.ts';
import type { DevShell } from './devShell.ts';

/** Puts another registry, and who vouches for it, into a portal's page; into that of the shell for development where there is one. */
export function devPage(
  page: string,
  registry: SignedRegistry,
  roots: readonly PublicKey[],
  shell: DevShell | null,
): string {
  if (shell !== null) return renderIndexPage(shell.template, shell.shell, registry, roots);
  const data = JSON.stringify({ ...bootDataOf(page), registry, roots }).replaceAll('<', '\\u003c');
  return page.replace(
    new RegExp(`(<script type="application/json" id="${BOOT_DATA_ID}">).*?(</script>)`, 's'),
    (_block, begin: string, end: string) => begin + data + end,
  );
}

/** Lets the page also run its own inline script and hear of changes; nothing else of the portal's policy is loosened. */
export function devPolicy(policy: string, socket: string, shell: DevShell | null): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': (shell?.scriptHashes ?? []).map((hash) => `'${hash}'`),
    'connect-src': [socket],
  };
  return policy
    .split('; ')
    .map((directive) => [directive, ...(added[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
