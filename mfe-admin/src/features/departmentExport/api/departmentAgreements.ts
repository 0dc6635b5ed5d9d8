import { AGREEMENT_STATUS } from 'shared-contracts/agreements/agreements.ts';
import {
  countedAgreement,
  departmentExportRow,
} from 'shared-contracts/agreements/entities/departmentExportRow.ts';
import { filter, queryOptions, type Api, type Filter } from 'shared-client';
import { readAllRows } from 'shared-sheet/page';

/** Agreements whose coordinators are of a department, without drafts and what was deleted. Source: specification document 2, sections 2.3 and 7. */
function agreementsOf(department: number): Filter | undefined {
  return filter.and(
    filter.eq('departmentalCoordinatorContacts/department', department),
    filter.ne('status', AGREEMENT_STATUS.Draft),
    filter.eq('isDeleted', false),
  );
}

/** Reads the agreements of a department with their mobility rows, some at a time. */
export function readDepartmentAgreements(api: Api, department: number, signal: AbortSignal) {
  return readAllRows(api, departmentExportRow, { filter: agreementsOf(department), signal });
}

/** Counts the agreements of a department; asks for nothing while none is chosen. */
export function agreementCountQuery(api: Api, department: number | null) {
  return queryOptions({
    queryKey: ['mfe-admin', 'departmentExport', 'count', department],
    queryFn: async ({ signal }) => {
      const { total } = await api.list(
        countedAgreement,
        { filter: agreementsOf(department ?? 0), top: 1 },
        { signal },
      );
      return total;
    },
    enabled: department !== null,
  });
}
