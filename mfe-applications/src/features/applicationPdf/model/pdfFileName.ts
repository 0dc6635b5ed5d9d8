import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';

/** Names the file of an application: by its number and year once it has one, else by its id. */
export function pdfFileName({
  id,
  applicationNumber,
  applicationYear,
  type,
}: Pick<ApplicationItem, 'id' | 'applicationNumber' | 'applicationYear' | 'type'>): string {
  const kind = type === 'short-term-studies' ? 'short' : 'long';
  return applicationNumber == null
    ? `Application_draft_${id}.pdf`
    : `Application_${applicationYear ?? ''}_${kind}_${applicationNumber}.pdf`;
}
