import type { ImportReply } from 'shared-contracts/exchange/exchange.ts';
import { useNavigate } from 'shared-ui/core';
import type { TakenOver } from '../../lib/takenOver.ts';

/** Gives the function that leads to an agreement which has just come by its partner's copy; its view says so. */
export function useTakenOver(): (how: TakenOver['how'], reply: ImportReply) => void {
  const navigate = useNavigate();
  return (how, reply) => {
    const state: TakenOver = { ...reply, how };
    void navigate(`/iia/view/${reply.agreementId}`, { state });
  };
}
