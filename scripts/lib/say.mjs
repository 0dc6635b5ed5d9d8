const started = Date.now();

/** Writes one line of progress, with the seconds since the command began. */
export function say(sentence) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s  ${sentence}\n`);
}

/** Gives a duration as people read it: `1.4 s`, `2 min 5 s`. */
export function duration(ms) {
  const seconds = ms / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
