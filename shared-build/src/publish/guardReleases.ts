import { setTimeout as pause } from 'node:timers/promises';
import { listBurntReleases } from 'shared-contracts/releases/moduleReportCalls.ts';
import { type BurntRelease, haltBurnt, takeBack } from './takeBack.ts';

const LOOK_EVERY_MS = 3_000;
const ANSWER_LIMIT_MS = 5_000;

/**
 * Asks a server of the portal, again and again, which releases failed in too many browsers, and takes them back, or halts them where they
 * are canaries. Does not end.
 *
 * - answer: does what one calls for, as {@link answerTo} does in a folder
 * - origin: address of the server
 * - tell: gets a sentence for each release that was taken back or halted, and once for each reason why something cannot be done
 */
export async function guardReleases(
  answer: (burnt: BurntRelease) => Promise<string | undefined>,
  origin: string,
  tell: (sentence: string) => void,
): Promise<never> {
  const told = new Set<string>();
  const tellOnce = (error: unknown): undefined => {
    const sentence = error instanceof Error ? error.message : String(error);
    if (!told.has(sentence)) tell(sentence);
    told.add(sentence);
  };
  for (;;) {
    for (const burnt of (await askForBurnt(origin).catch(tellOnce)) ?? []) {
      // One that nothing can be done about keeps none of the others in force.
      const sentence = await answer(burnt).catch(tellOnce);
      if (sentence !== undefined) tell(sentence);
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** Does what a burnt release calls for, and says so; undefined when that is nothing. */
export async function answerTo(portal: string, burnt: BurntRelease): Promise<string | undefined> {
  const failed = `${burnt.module}: ${burnt.release} fails in too many browsers and was`;
  const halted = await haltBurnt(portal, burnt);
  if (halted !== undefined) return `${failed} halted as a canary; ${halted} stays in force`;
  const earlier = await takeBack(portal, burnt);
  return earlier === undefined ? undefined : `${failed} taken back; ${earlier} is in force`;
}

async function askForBurnt(origin: string) {
  const answer = await fetch(new URL(listBurntReleases.path, origin), {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`${origin} answers ${answer.status} when it is asked for burnt releases.`);
  return listBurntReleases.reply.schema.parse(await answer.json());
}
