import { foldText } from 'shared-contracts/text/text.ts';
import { readCsv } from '../../../reference/csvTable.ts';
import type { Random } from '../chance/random.ts';

export type Person = {
  readonly gender: 'female' | 'male';
  readonly givenName: string;
  readonly familyName: string;
  /** Null for people of partner institutions. */
  readonly givenNameGreek: string | null;
  readonly familyNameGreek: string | null;
  /** First part of the mail address: `g.papadaki7`. */
  readonly mailName: string;
};

export type PeopleSource = {
  readonly greek: (random: Random) => Person;
  readonly foreign: (random: Random) => Person;
};

type Name = { readonly latin: string; readonly greek: string | null };
type Pool = Readonly<
  Record<'female' | 'male', { readonly given: readonly Name[]; readonly family: readonly Name[] }>
>;

/** Reads the pools of names; every person that comes out of them is invented. */
export async function readPeople(): Promise<PeopleSource> {
  const greekRows = (await readCsv('names.csv')).map((row) => ({
    part: row.text('part'),
    gender: row.text('gender'),
    name: { latin: row.text('name_latin'), greek: row.text('name_gr') },
  }));
  const foreignRows = (await readCsv('partner_names.csv')).map((row) => ({
    part: row.text('part'),
    gender: row.text('gender'),
    name: { latin: row.text('name'), greek: null },
  }));
  return { greek: personMaker(poolOf(greekRows)), foreign: personMaker(poolOf(foreignRows)) };
}

type PoolRow = { readonly part: string; readonly gender: string; readonly name: Name };

function poolOf(rows: readonly PoolRow[]): Pool {
  const names = (part: string, gender: string) =>
    rows.filter((row) => row.part === part && [gender, 'any'].includes(row.gender)).map((row) => row.name);
  const of = (gender: string) => ({ given: names('given', gender), family: names('family', gender) });
  return { female: of('female'), male: of('male') };
}

function personMaker(pool: Pool): (random: Random) => Person {
  return (random) => {
    const gender = random.chance(0.54) ? 'female' : 'male';
    const given = random.pick(pool[gender].given);
    const family = random.pick(pool[gender].family);
    return {
      gender,
      givenName: given.latin,
      familyName: family.latin,
      givenNameGreek: given.greek,
      familyNameGreek: family.greek,
      mailName: `${mailPart(given.latin).charAt(0)}.${mailPart(family.latin)}${random.integer(1, 99)}`,
    };
  };
}

const WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
};

function mailPart(name: string): string {
  return foldText(name)
    .replace(/[łøđßæı]/g, (letter) => WITHOUT_DECOMPOSITION[letter] ?? '')
    .replace(/[^a-z]/g, '');
}
