import { element, leaf, writeXml } from '../xml/writeXml.ts';
import { textOf } from '../xml/xmlTree.ts';
import type { DocumentKind } from './documentKind.ts';
import { NS } from './namespaces.ts';
import { readLocalisedTexts, writeLocalisedTexts, type LocalisedText } from './parts/localisedText.ts';

/** Body of every failed call. Source: EWP architecture, common types. */
export type ErrorResponse = {
  readonly developerMessage: string;
  readonly userMessages: readonly LocalisedText[];
};

export const ERROR_RESPONSE: DocumentKind<ErrorResponse> = {
  namespace: NS.common,
  rootName: 'error-response',
  read: (root) => ({
    developerMessage: textOf(root, NS.common, 'developer-message') ?? '',
    userMessages: readLocalisedTexts(root, NS.common, 'user-message'),
  }),
};

export function writeErrorResponse({ developerMessage, userMessages }: ErrorResponse): string {
  return writeXml(
    element(
      'error-response',
      [leaf('developer-message', developerMessage), writeLocalisedTexts('user-message', userMessages)],
      { xmlns: NS.common },
    ),
  );
}
