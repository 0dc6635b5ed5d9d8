import { academicYearName } from 'shared-contracts/dates/academicYear.ts';
import { ButtonLink } from 'shared-ui/core';

type CampaignLinkProps = { readonly year: number; readonly text: (year: string) => string };

/** Leads to the agreements of a year, where the next step is. */
export function CampaignLink({ year, text }: CampaignLinkProps) {
  return <ButtonLink to={`/iia/campaign?year=${year}`}>{text(academicYearName(year))}</ButtonLink>;
}
