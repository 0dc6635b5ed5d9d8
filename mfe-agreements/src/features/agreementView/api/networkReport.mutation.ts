import { reportOnNetwork } from 'shared-contracts/exchange/copiesCalls.ts';
import { useCall, useMutation } from 'shared-client';
import { saveFile } from 'shared-ui/core';

/** Saves what the network's service desk needs to know of an agreement as a file. */
export function useNetworkReport(agreementId: number) {
  const call = useCall();
  return useMutation({
    mutationFn: async () => {
      const report = await call(reportOnNetwork, { params: { id: agreementId } });
      saveFile(new Blob([report], { type: 'text/plain' }), `ewp-report-${agreementId}.txt`);
    },
  });
}
