import { AGREEMENT_STATUS, EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { New } from 'shared-contracts/members/stored.ts';
import { activeFactsheets, type ChangeContext, sanitiseHtml } from '../data/records.ts';
import type { CheckedAgreement } from './checkAgreement.ts';
import { NotTaken, type Reason } from './reasons.ts';
import type { KnownRecords } from './resolve/knownRecords.ts';
import { toContacts } from './resolve/toContacts.ts';
import { toRows } from './resolve/toRows.ts';
import { twoSides } from './resolve/twoSides.ts';
import type { TrialMemory } from './trialMemory.ts';

/** - told: by which ids of the network partners know the departments of the agreement, by their ids here */
export type MadeRecord = {
  readonly record: New<'MobilityAgreements'>;
  readonly told: ReadonlyMap<number, string | null>;
};

type Making = {
  readonly known: KnownRecords;
  readonly notes: Reason[];
  readonly memory: TrialMemory;
};

/** Makes the record of an agreement that comes from an earlier system. Throws `NotTaken` for what the portal does not know. */
export async function toRecord(
  context: ChangeContext,
  earlier: CheckedAgreement,
  { known, notes, memory }: Making,
): Promise<MadeRecord> {
  const sides = twoSides(earlier, known);
  requireYears(earlier, known);
  const told = new Map<number, string | null>();
  const rows = await toRows(context, earlier, { known, sides, told, memory });
  const institutions = [sides.local, sides.partner].toSorted((a, b) => a - b);
  const [partner] = earlier.partnerAgreementIdentifications.filter(({ iiaId }) => iiaId != null);
  const ewpStatus = earlier.ewpStatus ?? EWP_STATUS['Not notified'];
  const isApproved = ewpStatus === EWP_STATUS['Approved by all'];
  return {
    told,
    record: {
      iiaId: earlier.iiaId,
      iiaCode: earlier.iiaCode ?? null,
      startYear: earlier.startYear,
      endYear: earlier.endYear,
      status: isApproved ? AGREEMENT_STATUS.Final : (earlier.status ?? AGREEMENT_STATUS.Draft),
      ewpStatus,
      localStatus: earlier.localStatus ?? 0,
      terminated: earlier.terminated ?? 0,
      isDeleted: false,
      createdAtMobisisApp: false,
      isSample: false,
      comments: (earlier.comments && sanitiseHtml(earlier.comments)) || null,
      approvedCopy: null,
      owner: null,
      institutions,
      departmentalCoordinatorContacts: await toContacts(context, earlier, { sides, notes }),
      factsheets: await activeFactsheets(context.database, institutions),
      partnerAgreementIdentifications: partner
        ? [{ iiaId: partner.iiaId ?? null, iiaCode: partner.iiaCode ?? null }]
        : [],
      signings: earlier.signings.map(({ institution, signer, signingDate }, index) => ({
        institution: sides.endOf(institution, `signings/${index}/institution`),
        signer: signer ?? null,
        signingDate: signingDate == null ? null : new Date(signingDate).toISOString(),
      })),
      ...rows,
    },
  };
}

function requireYears({ startYear, endYear }: CheckedAgreement, { years }: KnownRecords): void {
  for (const [field, year] of Object.entries({ startYear, endYear })) {
    if (!years.has(year)) throw new NotTaken([{ code: 'unknown-year', field, value: String(year) }]);
  }
}
