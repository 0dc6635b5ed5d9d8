import { element, leaf, writeXml } from '../../xml/writeXml.ts';
import { textOf } from '../../xml/xmlTree.ts';
import type { DocumentKind } from '../documentKind.ts';
import { NS } from '../namespaces.ts';

/** How many agreements a system has, and how far their approvals are. Source: EWP IIAs API v7, stats response. */
export type IiasStats = {
  readonly fetchable: number;
  readonly localUnapprovedPartnerApproved: number;
  readonly localApprovedPartnerUnapproved: number;
  readonly bothApproved: number;
};

/** Answer of the IIAs API v7, stats. */
export const IIAS_STATS: DocumentKind<IiasStats> = {
  namespace: NS.iiasStats,
  rootName: 'iias-stats-response',
  read: (root) => {
    const count = (name: string) => Number(textOf(root, NS.iiasStats, name));
    return {
      fetchable: count('iia-fetchable'),
      localUnapprovedPartnerApproved: count('iia-local-unapproved-partner-approved'),
      localApprovedPartnerUnapproved: count('iia-local-approved-partner-unapproved'),
      bothApproved: count('iia-both-approved'),
    };
  },
};

export function writeIiasStats(stats: IiasStats): string {
  return writeXml(
    element(
      'iias-stats-response',
      [
        leaf('iia-fetchable', String(stats.fetchable)),
        leaf('iia-local-unapproved-partner-approved', String(stats.localUnapprovedPartnerApproved)),
        leaf('iia-local-approved-partner-unapproved', String(stats.localApprovedPartnerUnapproved)),
        leaf('iia-both-approved', String(stats.bothApproved)),
      ],
      { xmlns: NS.iiasStats },
    ),
  );
}
