/** Work of several people, one piece at a time for each, in which they take turns. */
export type Turns<Piece> = {
  readonly add: (who: string | number, piece: Piece) => void;
  /** Gives what is to be done next, and keeps what else there is of that person until `done`; undefined where nothing may be begun. */
  readonly begin: () => Turn<Piece> | undefined;
};

export type Turn<Piece> = { readonly piece: Piece; readonly done: () => void };

/** Makes a line in which nobody waits for more than one piece of anybody else, whatever somebody adds. */
export function turns<Piece>(): Turns<Piece> {
  /** In the order in which people come next. */
  const waiting = new Map<string | number, Piece[]>();
  const busy = new Set<string | number>();

  function finish(who: string | number): void {
    busy.delete(who);
    const left = waiting.get(who);
    if (left === undefined) return;
    waiting.delete(who);
    waiting.set(who, left);
  }

  return {
    add: (who, piece) => {
      const line = waiting.get(who);
      if (line === undefined) waiting.set(who, [piece]);
      else line.push(piece);
    },
    begin: () => {
      for (const [who, line] of waiting) {
        if (busy.has(who)) continue;
        const [piece, ...left] = line;
        if (piece === undefined) throw new Error('Nobody stands in the line with nothing.');
        if (left.length === 0) waiting.delete(who);
        else waiting.set(who, left);
        busy.add(who);
        return { piece, done: () => finish(who) };
      }
      return undefined;
    },
  };
}
