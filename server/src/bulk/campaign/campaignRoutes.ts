import type { FastifyInstance } from 'fastify';
import { CAMPAIGN_STAGES, type CampaignStage } from 'shared-contracts/agreements/lifeCycle/campaignStages.ts';
import type { CampaignRow } from 'shared-contracts/bulk/campaign.ts';
import { CALLS } from 'shared-contracts/calls.ts';
import { academicYearOf } from 'shared-contracts/dates/academicYear.ts';
import { registerCall } from '../../platform/calls/registerCall.ts';
import type { SignedInCaller } from '../../platform/tokens/caller.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { BulkParts } from '../work/bulkParts.ts';
import { differencesOfKnown } from './differencesOfKnown.ts';
import { listStage, readCampaign } from './readCampaign.ts';

/** Registers what has become of the agreements of a year. */
export function registerCampaign(app: FastifyInstance, parts: BulkParts): void {
  const { database, clock } = parts;
  const askedOf = (year: number, caller: SignedInCaller) => {
    const now = clock();
    return { year: year === 0 ? academicYearOf(now) + 1 : year, caller, now };
  };
  registerCall(app, CALLS.readCampaign, ({ query, caller }) =>
    readCampaign(database, askedOf(query.year, caller)),
  );
  registerCall(app, CALLS.listCampaignRows, async ({ query, caller }) => {
    const asked = askedOf(query.year, caller);
    const stage = stageOf(query.stage);
    const { value, total } = await listStage(database, asked, { stage, top: query.$top, skip: query.$skip });
    const rows: CampaignRow[] = [];
    for (const row of value) {
      const differences =
        stage === 'differing' ? await differencesOfKnown(parts, row.agreementId, caller) : [];
      rows.push({ ...row, errors: [...row.errors], differences: [...differences] });
    }
    return { value: rows, total };
  });
}

function stageOf(text: string | undefined): CampaignStage {
  const stage = CAMPAIGN_STAGES.find((one) => one === text);
  if (stage !== undefined) return stage;
  throw new Problem(
    'bad-query',
    {
      en: `stage must be one of ${CAMPAIGN_STAGES.join(', ')}.`,
      el: `Το stage πρέπει να είναι ένα από τα ${CAMPAIGN_STAGES.join(', ')}.`,
    },
    { field: 'stage' },
  );
}
