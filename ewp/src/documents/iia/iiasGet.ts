import { iiaHash, iiaHashText } from '../../iiaHash.ts';
import { InvalidOwnDocument, readOwnXml } from '../../xml/readXml.ts';
import { element, writeXml } from '../../xml/writeXml.ts';
import { childrenOf, textOf } from '../../xml/xmlTree.ts';
import type { DocumentKind } from '../documentKind.ts';
import { NS } from '../namespaces.ts';
import { CONTACT_PREFIXES } from '../parts/contact.ts';
import type { Iia } from './iia.ts';
import { readIia } from './readIia.ts';
import { writeIia } from './writeIia.ts';

/**
 * Copy of an agreement as a partner served it.
 *
 * - iiaHash: what the document says its hash is
 * - computedHash: what it is; a copy whose two hashes differ must not be approved
 * - hashText: the text whose SHA-256 it is, of a copy whose two hashes differ: for finding out why they do
 */
export type ReceivedIia = {
  readonly iia: Iia;
  readonly iiaHash: string;
  readonly computedHash: string;
  readonly hashText?: string;
};

/** Says what no schema can: years that run backwards; null when they do not. Source: EWP IIAs API v7, get-response.xsd. */
function yearsFault({ cooperationConditions: conditions }: Iia): string | null {
  const { studentStudies, studentTraineeship, staffTeacher, staffTraining } = conditions;
  const wrong = [...studentStudies, ...studentTraineeship, ...staffTeacher, ...staffTraining].find(
    (spec) => spec.receivingLastAcademicYearId < spec.receivingFirstAcademicYearId,
  );
  if (wrong === undefined) return null;
  const { receivingFirstAcademicYearId: first, receivingLastAcademicYearId: last } = wrong;
  return `A condition ends in ${last}, before it begins in ${first}.`;
}

const UNKNOWN_HASH = '0'.repeat(64);

/** Answer of the IIAs API v7, get. */
export const IIAS_GET: DocumentKind<readonly ReceivedIia[]> = {
  namespace: NS.iiasGet,
  rootName: 'iias-get-response',
  read: (root) =>
    childrenOf(root, NS.iiasGet, 'iia').map((iia) => {
      const stated = textOf(iia, NS.iiasGet, 'iia-hash') ?? '';
      const computedHash = iiaHash(iia);
      return {
        iia: readIia(iia),
        iiaHash: stated,
        computedHash,
        ...(stated !== computedHash && { hashText: iiaHashText(iia) }),
      };
    }),
  faultOf: (received) => received.map(({ iia }) => yearsFault(iia)).find((fault) => fault !== null) ?? null,
};

/** Writes the answer with the hash of each agreement. Throws InvalidOwnDocument for what the network has no words for. */
export function writeIiasGet(iias: readonly Iia[]): string {
  const xml = write(iias.map((iia) => ({ iia, hash: hashOfIia(iia) })));
  readOwnXml(xml);
  return xml;
}

/** Computes the hash of a copy of ours as it is served. Throws InvalidOwnDocument for what the network has no words for. */
export function hashOfIia(iia: Iia): string {
  const fault = yearsFault(iia);
  if (fault !== null) throw new InvalidOwnDocument([{ line: 1, message: fault }]);
  const root = readOwnXml(write([{ iia, hash: UNKNOWN_HASH }]));
  const [served] = childrenOf(root, NS.iiasGet, 'iia');
  if (served === undefined) throw new Error('A document with one agreement has one.');
  return iiaHash(served);
}

function write(iias: readonly { readonly iia: Iia; readonly hash: string }[]): string {
  return writeXml(
    element(
      'iias-get-response',
      iias.map(({ iia, hash }) => writeIia(iia, hash)),
      { xmlns: NS.iiasGet, ...CONTACT_PREFIXES },
    ),
  );
}
