import * as z from 'zod/mini';
import type { AsPartnerSent } from '../asPartnerSent.ts';

/** What of a row as it is read says what the partner sent. */
type RowReply = { readonly asPartnerSent?: AsPartnerSent | null | undefined };

/**
 * What a row in the form knows of the partner's condition that it was made of.
 *
 * - was: members as they would be sent if nobody changed them, by name: those that a partner sent, or that stand beside its own words
 * - untouched, words: as `AsPartnerSent` has them
 */
export type RowAsPartnerSent = {
  was: Record<string, string>;
  untouched: string[];
  words: { member: string; text: string }[];
};

const schema = z.object({
  was: z.record(z.string(), z.string()),
  untouched: z.array(z.string()),
  words: z.array(z.object({ member: z.string(), text: z.string() })),
});

/** A row that nobody but the people here made. */
export function ofNobodyElse(): RowAsPartnerSent {
  return { was: {}, untouched: [], words: [] };
}

/** Makes the part of a row that keeps what the partner sent, by which a member that somebody changes is known. */
export function asPartnerSentForm<Value, Reply>(row: {
  readonly read: (reply: Reply) => Value;
  readonly write: (value: Value) => object;
}) {
  return {
    schema,
    empty: ofNobodyElse,
    read: (reply: Reply & RowReply): RowAsPartnerSent => {
      const { asPartnerSent } = reply;
      if (asPartnerSent == null) return ofNobodyElse();
      const { untouched, words } = asPartnerSent;
      const members = new Set([...untouched, ...words.map(({ member }) => member)]);
      const sent = Object.entries(row.write(row.read(reply))).filter(([member]) => members.has(member));
      return {
        was: Object.fromEntries(sent.map(([member, value]) => [member, JSON.stringify(value)])),
        untouched: [...untouched],
        words: words.map(({ member, text }) => ({ member, text })),
      };
    },
  };
}
