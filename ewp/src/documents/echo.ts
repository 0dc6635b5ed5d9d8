import { element, leaf, writeXml } from '../xml/writeXml.ts';
import { textsOf } from '../xml/xmlTree.ts';
import type { DocumentKind } from './documentKind.ts';
import { NS } from './namespaces.ts';

/** - heiIds: institutions that the caller stands for; echo: what it sent, in order */
export type EchoResponse = { readonly heiIds: readonly string[]; readonly echo: readonly string[] };

/** Answer of the Echo API v2. */
export const ECHO: DocumentKind<EchoResponse> = {
  namespace: NS.echo,
  rootName: 'response',
  read: (root) => ({ heiIds: textsOf(root, NS.echo, 'hei-id'), echo: textsOf(root, NS.echo, 'echo') }),
};

export function writeEcho({ heiIds, echo }: EchoResponse): string {
  return writeXml(
    element(
      'response',
      [heiIds.map((heiId) => leaf('hei-id', heiId)), echo.map((text) => leaf('echo', text))],
      { xmlns: NS.echo },
    ),
  );
}
