import type {
  HeiLookup,
  LookupHei,
  LookupOrigin,
  NotHeardReason,
  OunitLookup,
} from 'shared-contracts/exchange/partnerLookup.ts';
import type { Database } from '../../database/database.ts';
import type { ExchangeServices } from '../services/exchangeServices.ts';
import { notHeard, type Answer, type NotHeard } from './answer.ts';
import { AnswerCache } from './answerCache.ts';
import { askHei, askUnits, type Asking, type ToldUnits } from './askPartner.ts';
import { ownHei, ownUnits, type OwnHei } from './ownRecords.ts';
import { toListedHei } from './toLookup.ts';

/** Look-ups of partners for somebody; undefined is what there is none of. */
export type PartnerLookups = {
  readonly hei: (heiId: string, userId: number) => Promise<HeiLookup | undefined>;
  readonly units: (heiId: string, userId: number) => Promise<OunitLookup | undefined>;
  readonly unit: (heiId: string, ounitId: string, userId: number) => Promise<OunitLookup | undefined>;
};

export type LookupParts = {
  readonly database: Database;
  /** Null while the portal is not connected to the network. */
  readonly services: Pick<ExchangeServices, 'directory' | 'clock'> | null;
};

/** Reasons that asking again does not change: what our records do not have, nobody has. */
const LASTING: readonly NotHeardReason[] = ['own-institution', 'not-connected', 'not-listed'];

/**
 * Looks partners up in their own systems, and in our records where they cannot be heard.
 *
 * What a partner tells is kept for some minutes; each call is evidence, made for the person who asked first.
 */
export function partnerLookups({ database, services }: LookupParts): PartnerLookups {
  const clock = services?.clock ?? (() => new Date());
  const toldHeis = new AnswerCache<LookupHei>(clock);
  const toldUnits = new AnswerCache<ToldUnits>(clock);

  async function heard<Value>(
    own: OwnHei | undefined,
    userId: number,
    ask: (asking: Asking) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    if (own?.isLocal === true) return notHeard('own-institution');
    if (services === null) return notHeard('not-connected');
    return ask({
      directory: services.directory,
      clock,
      by: { agreementId: null, userId, isWaitedFor: true },
    });
  }
  const heardHei = (heiId: string, own: OwnHei | undefined, userId: number) =>
    heard(own, userId, (asking) => toldHeis.answer(heiId, () => askHei(asking, heiId)));

  const recorded = (answer: NotHeard): LookupOrigin => ({
    source: 'own-records',
    notHeard: answer.reason,
    developerMessage: answer.developerMessage,
    at: clock().toISOString(),
  });

  /** The institution of our records, or of the registry alone; undefined when nobody knows it. */
  async function known(heiId: string, own: OwnHei | undefined): Promise<LookupHei | undefined> {
    if (own !== undefined) return own.hei;
    const listed = (await services?.directory.listed(heiId)) ?? null;
    return listed === null ? undefined : toListedHei(listed);
  }

  return {
    hei: async (heiId, userId) => {
      const own = await ownHei(database, heiId);
      const answer = await heardHei(heiId, own, userId);
      if (answer.isHeard) return { ...heardAt(answer.at), hei: [answer.value] };
      const hei = await known(heiId, own);
      return hei && { ...recorded(answer), hei: [hei] };
    },
    units: async (heiId, userId) => {
      const own = await ownHei(database, heiId);
      const hei = await heardHei(heiId, own, userId);
      const answer = hei.isHeard
        ? await heard(own, userId, (asking) =>
            toldUnits.answer(heiId, () => askUnits(asking, heiId, hei.value.ounitId)),
          )
        : hei;
      if (answer.isHeard) return { ...heardAt(answer.at), ...toReply(answer.value) };
      if ((await known(heiId, own)) === undefined) return undefined;
      return { ...recorded(answer), ounit: await ownUnits(database, heiId), notAsked: [] };
    },
    unit: async (heiId, ounitId, userId) => {
      const kept = toldUnits.kept(heiId);
      const isKept = kept?.value.units.some((unit) => unit.ounitId === ounitId) === true;
      const own = await ownHei(database, heiId);
      const answer = isKept
        ? kept
        : await heard(own, userId, (asking) =>
            toldUnits.answer(`${heiId}\n${ounitId}`, () => askUnits(asking, heiId, [ounitId])),
          );
      if (answer.isHeard) {
        const ounit = answer.value.units.filter((unit) => unit.ounitId === ounitId);
        return ounit.length === 0 ? undefined : { ...heardAt(answer.at), ounit, notAsked: [] };
      }
      const ounit = await ownUnits(database, heiId, ounitId);
      const isNowhere =
        ounit.length === 0 && (LASTING.includes(answer.reason) || (await known(heiId, own)) === undefined);
      return isNowhere ? undefined : { ...recorded(answer), ounit, notAsked: [] };
    },
  };
}

function heardAt(at: Date): LookupOrigin {
  return { source: 'partner', notHeard: null, developerMessage: null, at: at.toISOString() };
}

function toReply({ units, notAsked }: ToldUnits) {
  return { ounit: [...units], notAsked: [...notAsked] };
}
