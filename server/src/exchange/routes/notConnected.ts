import { Problem } from '../../platform/problems/problem.ts';

const NOT_CONNECTED = {
  en: 'The portal is not connected to the partner network.',
  el: 'Η πύλη δεν είναι συνδεδεμένη με το δίκτυο των εταίρων.',
};

/** What the network alone could tell, or do, is refused with while the portal has no registry. */
export function notConnected(): Problem {
  return new Problem('unavailable', NOT_CONNECTED);
}
