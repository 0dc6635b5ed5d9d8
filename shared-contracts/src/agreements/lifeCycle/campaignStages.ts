/**
 * How far agreements that begin in one academic year have come, in the order in which they come there:
 *
 * - complete: not final yet, and something is missing that the partner would be sent
 * - submit: drafts with nothing missing; finalize: submitted ones with nothing missing
 * - notify: final, and the partner was not told of them as they are now
 * - undelivered: the partner's system did not take what it was told
 * - sent: told, and nothing came from the partner; silent: so for thirty days
 * - differing: the partner's copy says something else than ours, so that nobody can approve
 * - blocked: nobody can approve for another reason, as when the partner's copy is not here
 * - approve: both copies say the same, and our approval is missing; awaited: we approved, the partner did not yet
 * - agreed: both approved; paper: finalized by us outside the network
 * - closed: terminating or terminated, or in a state that this release does not know
 *
 * An agreement is in one of them. The server tells which: `campaignStage` of an agreement.
 */
export const CAMPAIGN_STAGES = [
  'complete',
  'submit',
  'finalize',
  'notify',
  'undelivered',
  'sent',
  'silent',
  'differing',
  'blocked',
  'approve',
  'awaited',
  'agreed',
  'paper',
  'closed',
] as const;
export type CampaignStage = (typeof CAMPAIGN_STAGES)[number];

/** Stages in which nothing is left to do in a campaign. */
export const REACHED_STAGES = ['agreed', 'paper', 'closed'] as const satisfies readonly CampaignStage[];
