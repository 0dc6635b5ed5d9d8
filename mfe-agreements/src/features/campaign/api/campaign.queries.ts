import type { CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import { listCampaignRows, readCampaign } from 'shared-contracts/bulk/campaignCalls.ts';
import { keepPreviousData, queryOptions, type SendCall } from 'shared-client';
import { AGREEMENTS_KEY } from '../../../lib/agreementsKey.ts';

/** Begins the keys of all that this page asks. */
export const CAMPAIGN_KEY = [...AGREEMENTS_KEY, 'campaign'] as const;
/** Partners answer when they like, and deliveries are no records that could be followed. */
const LOOK_EVERY_MS = 30_000;
/** Agreements of a stage on one page. */
export const ROWS_PER_PAGE = 10;

export function campaignQuery(call: SendCall, year: number) {
  return queryOptions({
    queryKey: [...CAMPAIGN_KEY, year],
    queryFn: ({ signal }) => call(readCampaign, { query: { year }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  });
}

/** A page of the agreements of a stage; the rows before stay until the next ones are there. */
export function stageRowsQuery(
  call: SendCall,
  { year, stage, page }: { readonly year: number; readonly stage: CampaignStage; readonly page: number },
) {
  const query = { year, stage, $top: ROWS_PER_PAGE, $skip: page * ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...CAMPAIGN_KEY, year, stage, page],
    queryFn: ({ signal }) => call(listCampaignRows, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
