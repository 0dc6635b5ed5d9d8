/** What the server ends with when its settings are at fault (server/src/config/environmentError.ts): starting it again would change nothing. */
const BAD_SETTINGS_CODE = 78;

const FIRST_PAUSE_MS = 1_000;
/** What most often ends a server is over within seconds, and people wait for it meanwhile. */
const LONGEST_PAUSE_MS = 5_000;
/** A server that ran for so long did not end because of its start. */
const HEALTHY_MS = 60_000;

/**
 * Runs the server, and starts it again with growing pauses whenever it ends by itself: killed, crashed, or not able to start a second time.
 *
 * A first start that fails is final, and so is one with bad settings; a server that ends with code 0 was asked to by somebody.
 *
 * - startServer: starts it once; gets what to do with its messages, gives `ended` (`{ code, signal }`) and `stop()`
 * - tell: gets the server's messages, each with `isAgain`, and `{ kind: 'ended', code, signal, restartInMs }` before each pause
 * - result: `stop()` ends the server for good; `ended` resolves to how it ended last, with `wasReady` and `isAsked` (we stopped it)
 */
export function keepServerRunning(startServer, tell, { firstPauseMs = FIRST_PAUSE_MS } = {}) {
  let server;
  let isAsked = false;
  let endPause = () => undefined;
  let wasReady = false;

  async function run() {
    for (let failures = 0; ; failures += 1) {
      const isAgain = wasReady;
      let readyAt;
      let hasFailed = false;
      server = startServer((message) => {
        if (message.kind === 'ready') {
          readyAt = Date.now();
          wasReady = true;
        }
        hasFailed ||= message.kind === 'failed';
        tell({ ...message, isAgain });
      });
      const end = await server.ended;
      if (isAsked || isFinal(end, wasReady, hasFailed)) return { ...end, wasReady, isAsked };
      if (readyAt !== undefined && Date.now() - readyAt > HEALTHY_MS) failures = 0;
      const restartInMs = Math.min(firstPauseMs * 2 ** failures, LONGEST_PAUSE_MS);
      tell({ kind: 'ended', ...end, restartInMs });
      await pause(restartInMs);
      if (isAsked) return { ...end, wasReady, isAsked };
    }
  }

  function pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    ended: run(),
    stop: () => {
      isAsked = true;
      endPause();
      server.stop();
    },
  };
}

/** A server that somebody kills while it starts for the first time has said nothing of what is wrong: that is no reason to give up. */
function isFinal({ code, signal }, wasReady, hasFailed) {
  if (code === 0 || code === BAD_SETTINGS_CODE) return true;
  return !wasReady && (hasFailed || signal === null);
}
