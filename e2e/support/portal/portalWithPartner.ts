import { startOwnPortal, type OwnPortal } from './ownPortal.ts';

export type PortalWithPartner = OwnPortal & {
  /** Page of the demo partner's office. */
  readonly partnerPage: string;
};

/** Starts a portal of its own with a small sample and one demo partner; resolves when both answer. */
export async function startPortalWithPartner(): Promise<PortalWithPartner> {
  const { found, ...portal } = await startOwnPortal(
    { SAMPLE_AGREEMENTS: '20', DEMO_PARTNERS: '1' },
    (said) => /^Demo partner: .*, (http:\S+)$/m.exec(said)?.[1],
  );
  return { ...portal, partnerPage: found };
}
