import { RENEWAL_THRESHOLD_S } from 'shared-contracts/session/session.ts';

const LEAD_S = 60;
const RETRY_MS = 30_000;
/** Browsers fire at once what is planned beyond 24.8 days. */
const LONGEST_DELAY_MS = 86_400_000;

export type RenewalTimerOptions = {
  /** Seconds that the present token has left; null while nobody is signed in. */
  readonly secondsLeft: () => Promise<number | null>;
  /** Renews; a failure is of no concern here, since the next call reports it. */
  readonly renew: () => Promise<void>;
};

/**
 * Renews the token a minute before its end as long as the page is visible, and as soon as it becomes visible again.
 *
 * A hidden page does nothing: its next call renews. A token with less than four minutes left is renewed in the last quarter of them.
 *
 * Returns the function that ends it.
 */
export function startRenewalTimer({ secondsLeft, renew }: RenewalTimerOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function check(mayRenew: boolean): Promise<void> {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const left = await secondsLeft();
    if (left === null || left === Number.POSITIVE_INFINITY) return;
    if (!mayRenew || left > LEAD_S) {
      plan(left, 0);
      return;
    }
    const isRenewed = await renew().then(
      () => true,
      () => false,
    );
    const renewedLeft = await secondsLeft();
    if (renewedLeft !== null) plan(renewedLeft, isRenewed ? 0 : RETRY_MS);
  }

  function plan(left: number, leastMs: number): void {
    const lead = Math.max(RENEWAL_THRESHOLD_S, Math.min(LEAD_S, left / 4));
    const delayMs = Math.max((left - lead) * 1000, leastMs, 1000);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void check(true), Math.min(delayMs, LONGEST_DELAY_MS));
  }

  const onVisible = () => void check(true);
  document.addEventListener('visibilitychange', onVisible);
  void check(false);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
