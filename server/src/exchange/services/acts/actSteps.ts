import type { AgreementAct } from 'shared-contracts/exchange/agreementActs.ts';
import type { ExchangeServices } from '../exchangeServices.ts';
import { inAgreement } from '../agreement/openAgreement.ts';
import { takeUpPosted } from '../agreement/takeUpPosted.ts';
import { prepareApproval } from '../office/approveCopy.ts';
import { prepareNotice } from '../office/notifyPartner.ts';
import type { AskedCall, PreparedCall } from '../office/preparedCall.ts';
import { prepareRevert } from '../office/revertAgreement.ts';
import { prepareDeletion } from './prepareDeletion.ts';

/** Makes ready what an act does besides storing its own state; undefined when there is no such agreement. Throws a `Problem`. */
type Prepare = (services: ExchangeServices, asked: AskedCall) => Promise<PreparedCall | undefined>;

const tellNobody: Prepare = async (_services, { version }) => ({
  version,
  work: async () => ({ deliveries: [] }),
});

/** The beginning of changes is known to the exchange at once. */
const takeUp: Prepare = async (services, { agreementId, version }) => ({
  version,
  work: (context) =>
    inAgreement(context, agreementId, async (open) => {
      await takeUpPosted(services, open);
      return { deliveries: open.deliveries };
    }),
});

/** What each act does in its transaction, after its own state is stored. */
export const ACT_STEPS: Readonly<Record<AgreementAct, Prepare>> = {
  finalize: prepareNotice,
  approve: prepareApproval,
  notify: prepareNotice,
  initiateChanges: takeUp,
  setLocalFinalized: tellNobody,
  unsetLocalFinalized: tellNobody,
  initiateTermination: prepareNotice,
  revert: prepareRevert,
  delete: prepareDeletion,
};
