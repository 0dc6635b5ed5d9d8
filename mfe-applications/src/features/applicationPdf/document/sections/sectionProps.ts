import type { ApplicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';

/** What every section of the document is made of. */
export type SectionProps = { readonly application: ApplicationItem };
