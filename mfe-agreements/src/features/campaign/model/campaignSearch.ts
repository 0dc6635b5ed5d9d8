import { CAMPAIGN_STAGES, type CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import {
  academicYearOf,
  FIRST_ACADEMIC_YEAR,
  LAST_ACADEMIC_YEAR,
} from 'shared-contracts/dates/academicYear.ts';

/** - year: whose agreements are looked at; shown: the stage whose agreements are listed with what stands in their way */
export type CampaignSearch = { readonly year: number; readonly shown: CampaignStage | null };

/** Reads an address; what is no year is the one after the present. */
export function readCampaignSearch(search: URLSearchParams, today: Date): CampaignSearch {
  const text = search.get('year') ?? '';
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return {
    year: year >= FIRST_ACADEMIC_YEAR && year <= LAST_ACADEMIC_YEAR ? year : academicYearOf(today) + 1,
    shown: CAMPAIGN_STAGES.find((stage) => stage === search.get('show')) ?? null,
  };
}

export function campaignAddress({ year, shown }: CampaignSearch): string {
  return `/iia/campaign?year=${year}${shown === null ? '' : `&show=${shown}`}`;
}
