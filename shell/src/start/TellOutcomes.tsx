import { useSession } from 'shared-auth';
import { useTellModules } from 'shared-client';
import { useEffect } from 'react';
import type { OutcomeQueue } from '../modules/loading/outcomeQueue.ts';

/** Tells the server what became of releases of modules while somebody is signed in. */
export function TellOutcomes({ queue }: { readonly queue: OutcomeQueue }) {
  const { status } = useSession();
  const tell = useTellModules();
  useEffect(() => (status === 'signedIn' ? queue.sendBy(tell) : undefined), [queue, tell, status]);
  return null;
}
