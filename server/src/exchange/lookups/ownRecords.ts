import { sql } from 'kysely';
import type { LookupContact, LookupHei, LookupOunit } from 'shared-contracts/exchange/partnerLookup.ts';
import type { Database } from '../../database/database.ts';

type Institution = {
  readonly name: string;
  readonly nameGR: string | null;
  readonly website: string | null;
  readonly isLocal: boolean;
  readonly units: Array<string | null> | null;
};

/** An institution of our records, and whether it is our own. */
export type OwnHei = { readonly hei: LookupHei; readonly isLocal: boolean };

/** Gives an institution of our records; undefined when none has the id. */
export async function ownHei(database: Database, heiId: string): Promise<OwnHei | undefined> {
  const { rows } = await sql<Institution>`
    select name, name_gr as "nameGR", website, is_local as "isLocal",
      (select array_agg(distinct ounit_id order by ounit_id) from departments where institution_id = institutions.id) as units
    from institutions where hei_id = ${heiId}`.execute(database);
  const [own] = rows;
  if (own === undefined) return undefined;
  const ounitId = (own.units ?? []).filter((unit) => unit !== null);
  return { hei: { heiId, ounitId, ...place(own, own.website, []) }, isLocal: own.isLocal };
}

type Unit = {
  readonly ounitId: string;
  readonly name: string;
  readonly nameGR: string | null;
  readonly url: string | null;
  readonly people: readonly Person[] | null;
};
type Person = {
  readonly email: string | null;
  readonly given: string | null;
  readonly family: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly roles: ReadonlyArray<{ readonly value?: string | null }> | null;
};

/**
 * Gives the units of an institution that have an id of the network, with their contacts, as our records have them.
 *
 * - ounitId: only this unit, also by an id that it had before; all of them if it is not said
 * - of several records of one person the latest; trial contacts, whose address contains `test`, are left out
 */
export async function ownUnits(
  database: Database,
  heiId: string,
  ounitId: string | null = null,
): Promise<LookupOunit[]> {
  const { rows } = await sql<Unit>`
    select distinct on (ounit_id) ounit_id as "ounitId", departments.name, departments.name_gr as "nameGR", departments.url, (
      select json_agg(json_build_object('email', email, 'given', given_name, 'family', family_name, 'phone', phone,
        'address', address, 'roles', roles) order by fold_text(family_name), fold_text(given_name))
      from (
        select distinct on (lower(email), lower(family_name)) email, given_name, family_name, phone, address, roles from contacts
        where department_id = departments.id and coalesce(email, '') not ilike '%test%'
        order by lower(email), lower(family_name), date_modified desc, id desc
      ) latest
    ) as people
    from departments join institutions on institutions.id = departments.institution_id
    where hei_id = ${heiId} and ounit_id is not null and (
      ounit_id = coalesce(${ounitId}::text, ounit_id)
      or departments.id in (select department_id from former_ounit_ids where former_ounit_ids.ounit_id = ${ounitId}::text))
    order by ounit_id, departments.id`.execute(database);
  return rows.map((unit) => ({
    ounitId: unit.ounitId,
    ...place(unit, unit.url, (unit.people ?? []).map(toContact)),
  }));
}

function place(
  { name, nameGR }: { readonly name: string; readonly nameGR: string | null },
  website: string | null,
  contact: LookupContact[],
) {
  return {
    name: [{ value: name }, ...(nameGR === null ? [] : [{ value: nameGR, lang: 'el' }])],
    websiteUrl: website === null ? [] : [{ value: website }],
    streetAddress: null,
    mailingAddress: null,
    contact,
  };
}

function toContact({ email, given, family, phone, address, roles }: Person): LookupContact {
  return {
    contactName: [{ value: [given, family].filter(Boolean).join(' ') }],
    personGivenNames: given === null ? [] : [{ value: given }],
    personFamilyName: [{ value: family }],
    email: email === null ? [] : [email],
    phoneNumber: phone === null ? [] : [{ e164: phone }],
    streetAddress: null,
    mailingAddress:
      address === null
        ? null
        : {
            recipientName: [],
            addressLine: [address],
            postalCode: null,
            locality: null,
            region: null,
            country: null,
          },
    roleDescription: (roles ?? []).flatMap(({ value }) => (value == null ? [] : [{ value }])),
  };
}
