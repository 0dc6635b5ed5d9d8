import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/problems/problem.ts';

const ELSEWHERE = {
  en: 'This page is for this machine alone: open it by the address that the start of the portal names.',
  el: 'Η σελίδα αυτή είναι μόνο για αυτόν τον υπολογιστή: ανοίξτε την από τη διεύθυνση που εμφανίζεται κατά την εκκίνηση της πύλης.',
};

/**
 * Lets nobody in who came by another name than the page's own: nobody signs in here, so a foreign page must not read it or post to it.
 *
 * Throws a `Problem` 403.
 */
export function requireOwnPage(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  origin: string,
): void {
  const isOwnName = headers.host === new URL(origin).host;
  const isOwnForm = method === 'GET' || method === 'HEAD' || headers.origin === origin;
  if (!isOwnName || !isOwnForm) throw new Problem('not-permitted', ELSEWHERE);
}
