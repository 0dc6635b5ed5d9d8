import { TURNS } from '../lifeCycle/agreementTurn.ts';
import { CAMPAIGN_STAGES } from '../lifeCycle/campaignStages.ts';
import { NO_STEP, WAITING_STEPS } from '../lifeCycle/waitingSteps.ts';
import { REFUSALS } from '../../errors/errorCodes.ts';

/** What lists say of the next step of an agreement; the server computes it. */
export const AGREEMENT_STEPS = {
  turn: {
    type: 'text',
    oneOf: TURNS,
    description: 'Who has to do the next step, as far as the reader may know.',
  },
  waitingStep: {
    type: 'text',
    oneOf: [...WAITING_STEPS, NO_STEP],
    description: 'What we are waited for, as far as the reader may know; also while it is not due yet.',
  },
  waitingObstacle: {
    type: 'text',
    oneOf: [...REFUSALS, NO_STEP],
    description: 'Why nobody can approve it, or why it cannot be sent.',
  },
  campaignStage: {
    type: 'text',
    oneOf: CAMPAIGN_STAGES,
    description: 'How far the agreement has come among those that begin in its year.',
  },
} as const;
