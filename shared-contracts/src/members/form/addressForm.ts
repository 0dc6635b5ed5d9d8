import * as z from 'zod/mini';
import { fieldForm } from './fieldForm.ts';
import type { FormOf, FormPart } from './formPart.ts';
import { objectForm } from './formParts.ts';

/** A country within an address: kept with its names, so that whoever reads the address need not look it up. */
export type CountryChoice = {
  readonly id: number;
  readonly countryCode?: string | null | undefined;
  readonly countryName?: string | null | undefined;
  readonly countryNameGR?: string | null | undefined;
};

const optionalText = z.optional(z.nullable(z.string()));

/** A country as a form holds it within an address; null while none is chosen. */
const COUNTRY_FORM: FormPart<CountryChoice | null, CountryChoice | null | undefined> = {
  schema: z.nullable(
    z.object({
      id: z.number(),
      countryCode: optionalText,
      countryName: optionalText,
      countryNameGR: optionalText,
    }),
  ),
  empty: () => null,
  read: (reply) => reply ?? null,
  write: (country) => country,
};

type CityValue = { readonly cityName: string };
const cityName = objectForm({ cityName: fieldForm({ type: 'text' }) });

/** A city that is typed: its name alone, as people come from more places than any list has. Nothing typed is sent as null. */
export const CITY_FORM: FormPart<FormOf<typeof cityName>, CityValue | null | undefined, CityValue | null> = {
  schema: cityName.schema,
  empty: () => ({ cityName: '' }),
  read: (reply) => ({ cityName: reply?.cityName ?? '' }),
  write: (city) => (city.cityName.trim() === '' ? null : { cityName: city.cityName.trim() }),
};

const text = fieldForm({ type: 'text' });
const parts = { street: text, postalCode: text, city: CITY_FORM, country: COUNTRY_FORM };
const permanent = objectForm({ ...parts, phoneNumber: text });
const current = objectForm(parts);

/** Reply of an address in which anything may be missing. */
type Given<Value> = { readonly [Name in keyof Value]?: Value[Name] | null | undefined };
type AddressReply = Given<{
  street: string;
  postalCode: string;
  city: CityValue;
  country: CountryChoice;
  phoneNumber: string;
}>;
type AddressReplies = readonly AddressReply[] | null | undefined;

/** The permanent address: on the wire a list of one, which is always sent, so that each of its fields can be asked for. */
export const PERMANENT_ADDRESS_FORM: FormPart<
  FormOf<typeof permanent>[],
  AddressReplies,
  ReturnType<typeof permanent.write>[]
> = {
  schema: z.array(permanent.schema),
  empty: () => [permanent.empty()],
  read: (reply) => [permanent.read({ ...NOWHERE, ...reply?.[0] })],
  write: (addresses) => addresses.map((address) => permanent.write(address)),
};

/** The current address: a list of one, and of none while nothing of it is filled in. */
export const CURRENT_ADDRESS_FORM: FormPart<
  FormOf<typeof current>[],
  AddressReplies,
  ReturnType<typeof current.write>[]
> = {
  schema: z.array(current.schema),
  empty: () => [current.empty()],
  read: (reply) => [current.read({ ...NOWHERE, ...reply?.[0] })],
  write: (addresses) =>
    addresses
      .map((address) => current.write(address))
      .filter((address) => Object.values(address).some((value) => value !== null)),
};

const NOWHERE = { street: null, postalCode: null, city: null, country: null, phoneNumber: null };
