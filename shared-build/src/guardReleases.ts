import { setTimeout as pause } from 'node:timers/promises';
import { listBurntReleases } from 'shared-contracts/calls/moduleReportCalls.ts';
import { takeBack } from './takeBack.ts';

const LOOK_EVERY_MS = 3_000;
const ANSWER_LIMIT_MS = 5_000;

/**
 * Asks a server of the portal, again and again, which releases failed in too many browsers, and takes them back. Does not end.
 *
 * - origin: address of the server
 * - tell: gets a sentence for each release that was taken back, and once for each reason why something cannot be done
 */
export async function guardReleases(
  portal: string,
  origin: string,
  tell: (sentence: string) => void,
): Promise<never> {
  const told = new Set<string>();
  for (;;) {
    try {
      for (const burnt of await askForBurnt(origin)) {
        const now = await takeBack(portal, burnt);
        if (now !== undefined)
          tell(
            `${burnt.module}: ${burnt.release} fails in too many browsers and was taken back; ${now} is in force`,
          );
      }
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      if (!told.has(sentence)) tell(sentence);
      told.add(sentence);
    }
    await pause(LOOK_EVERY_MS);
  }
}

async function askForBurnt(origin: string) {
  const answer = await fetch(new URL(listBurntReleases.path, origin), {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status} when it is asked for burnt releases.`);
  return listBurntReleases.reply.schema.parse(await answer.json());
}
