import { keepReads } from '../store/copies/copyReads.ts';
import { PRESENT_FILE_ID } from '../store/copies/offeredFiles.ts';
import { isKnownAs, OWN_IIA_ID } from '../store/copies/ownIiaIds.ts';
import { sql } from 'kysely';
import { EWP_STATUS } from 'shared-contracts/agreements/agreements.ts';
import type { Database } from '../../database/database.ts';
import type { CooperationConditions, Iia, IiaApproval, IiasStats, MobilitySpec } from 'ewp/documents';
import type { EwpCaller, IndexFilter } from 'ewp/node';

const isNotDeleted = sql<boolean>`exists (select from agreements where agreements.id = agreement_id and not is_deleted)`;
const ownId = sql<string>`(select ${OWN_IIA_ID} from agreements where agreements.id = agreement_id)`;

/** What partners may read of agreements: their own with us, as we told them last, and nothing of those that are deleted. */
export function servedIias(database: Database) {
  const visibleTo = ({ heiIds }: EwpCaller) =>
    database
      .selectFrom('iia_exchanges')
      .where(isNotDeleted)
      .where('partner_hei_id', 'in', heiIds.length > 0 ? [...heiIds] : ['']);
  return {
    index: async (filter: IndexFilter, caller: EwpCaller): Promise<readonly string[]> => {
      const { modifiedSince, receivingAcademicYearIds: years } = filter;
      const rows = await visibleTo(caller)
        .where('ours', 'is not', null)
        .$if(modifiedSince !== null, (query) => query.where('served_at', '>', modifiedSince ?? new Date(0)))
        .select(['ours', ownId.as('iiaId')])
        .orderBy('agreement_id')
        .execute();
      return rows
        .filter(
          ({ ours }) =>
            years.length === 0 || (ours !== null && coversSome(ours.iia.cooperationConditions, years)),
        )
        .map(({ iiaId }) => iiaId);
    },
    get: async (iiaIds: readonly string[], caller: EwpCaller): Promise<readonly Iia[]> => {
      const rows = await visibleTo(caller)
        .where(sql<boolean>`agreement_id in (select id from agreements where ${isKnownAs(iiaIds)})`)
        .select(['agreement_id', 'ours', 'ours_fingerprint', 'approved', ownId.as('iiaId')])
        .select(PRESENT_FILE_ID.as('fileId'))
        .execute();
      const given = rows.filter(({ ours, iiaId }) => ours !== null && iiaIds.includes(iiaId));
      await keepReads(
        database,
        given.map((row) => ({ agreementId: row.agreement_id, fingerprint: row.ours_fingerprint })),
      );
      return iiaIds.flatMap((id) => {
        const row = rows.find(({ iiaId }) => iiaId === id);
        if (row?.ours == null) return [];
        // The schema: "is or once was in effect". Changes and the end of an agreement do not undo that it was.
        return { ...row.ours.iia, inEffect: row.approved !== null, pdfFile: row.fileId ?? undefined };
      });
    },
    approvals: async (iiaIds: readonly string[], caller: EwpCaller): Promise<readonly IiaApproval[]> => {
      const rows = await visibleTo(caller)
        .where('partner_iia_id', 'in', [...iiaIds])
        .where('our_approval', 'is not', null)
        .select(['partner_iia_id', 'our_approval'])
        .execute();
      return iiaIds.flatMap((iiaId) => {
        const iiaHash = rows.find(({ partner_iia_id: id }) => id === iiaId)?.our_approval;
        // Of an agreement that another system exchanged the hash is not known.
        return iiaHash ? { iiaId, iiaHash } : [];
      });
    },
    stats: async (): Promise<IiasStats> => {
      const rows = await database
        .selectFrom('iia_exchanges')
        .where(isNotDeleted)
        .where('ours', 'is not', null)
        .select(({ fn }) => ['ewp_status_id as status', fn.countAll<string>().as('count')])
        .groupBy('ewp_status_id')
        .execute();
      const count = (status: number) => Number(rows.find((row) => row.status === status)?.count ?? 0);
      return {
        fetchable: rows.reduce((sum, row) => sum + Number(row.count), 0),
        localUnapprovedPartnerApproved: count(EWP_STATUS['Approved by partner']),
        localApprovedPartnerUnapproved: count(EWP_STATUS['Approved by us']),
        bothApproved: count(EWP_STATUS['Approved by all']),
      };
    },
  };
}

function coversSome(conditions: CooperationConditions, years: readonly string[]): boolean {
  const specs: readonly MobilitySpec[] = [
    ...conditions.studentStudies,
    ...conditions.studentTraineeship,
    ...conditions.staffTeacher,
    ...conditions.staffTraining,
  ];
  return specs.some((spec) =>
    years.some(
      (year) => spec.receivingFirstAcademicYearId <= year && year <= spec.receivingLastAcademicYearId,
    ),
  );
}
