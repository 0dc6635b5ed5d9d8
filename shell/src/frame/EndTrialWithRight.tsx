import { useCan, useSession } from 'shared-auth';
import { useEffect } from 'react';
import { isKept } from '../trials/startTrials.ts';
import { useTrials } from '../trials/trialsContext.ts';

/** Ends what a tab tries when somebody works in it who may not try releases: the person can change without a load of the page. */
export function EndTrialWithRight() {
  const { trials, begin } = useTrials();
  const isSignedIn = useSession().status === 'signedIn';
  const mayTry = useCan('release_try');
  const isForeign = isSignedIn && !mayTry && trials.some(isKept);
  useEffect(() => {
    if (isForeign) begin({});
  }, [isForeign, begin]);
  return null;
}
