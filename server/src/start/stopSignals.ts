/**
 * Calls back once when this process is asked to stop: Ctrl-C, a stop by the system, or the end of the process that started it, however that ended.
 */
export function onceAskedToStop(stop: () => void): void {
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    stop();
  };
  // The listeners stay, so that a second Ctrl-C does not cut the stop short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  // It may have ended before anybody listened here.
  if (process.send !== undefined && !process.connected) ask();
}
