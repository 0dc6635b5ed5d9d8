import { day, momentBetween } from '../chance/days.ts';
import { foreignPhone, uuid } from '../chance/numbers.ts';
import { DEMO_PARTNER_CODES } from './demoPartners.ts';
import type { StaffMember } from '../staff/localStaff.ts';
import { createRandom, weightedChoice } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { SampleInstitution } from '../context/referenceRecords.ts';
import type { SampleContext } from '../context/sampleContext.ts';
import { titleFor, TITLES } from '../staff/staffTexts.ts';

export type PartnerDepartment = { readonly id: number; readonly coordinators: readonly StaffMember[] };

export type Partner = {
  readonly institution: SampleInstitution;
  /** Invented domain on a reserved name, as in `ugent.example`. */
  readonly domain: string;
  readonly institutionalCoordinator: StaffMember;
  /** Its node is started beside the portal, and answers for what it has alone. */
  readonly isDemoPartner: boolean;
  /** Gives the partner's department for an ISCED-F code; makes it when it is asked for first. */
  readonly departmentFor: (subjectArea: string) => PartnerDepartment;
};

export type PartnerPool = { readonly all: readonly Partner[]; readonly pick: (random: Random) => Partner };

const SMALLEST_POOL = 420;
const AGREEMENTS_PER_FURTHER_PARTNER = 200;
const LARGEST_POOL = 1900;
/** How much rarer the next partner of a country is than the one before. */
const ZIPF_EXPONENT = 0.7;
const UNIT_KINDS = ['Faculty of', 'Department of', 'School of', 'Institute of'];

/** Chooses the universities that the sample has agreements with, country by country in the known proportions. */
export function createPartners(context: SampleContext, agreements: number): PartnerPool {
  const random = createRandom('partners');
  const size = Math.min(
    LARGEST_POOL,
    SMALLEST_POOL + Math.floor(agreements / AGREEMENTS_PER_FURTHER_PARTNER),
  );
  const shares = Object.entries(context.proportions.countryShare);
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  const countries = shares.map(([code, share]) => {
    const candidates = shuffled(random, context.reference.universities.get(code) ?? []);
    const chosen = candidates.slice(0, Math.max(1, Math.round((size * share) / sum)));
    const partners = chosen.map((institution) => createPartner(context, random, institution));
    return { share, partners };
  });
  const inhabited = countries.filter(({ partners }) => partners.length > 0);
  const pickPartner = weightedChoice(
    inhabited.map(({ share, partners }) => {
      const weights = partners.map((partner, index) => [partner, (index + 1) ** -ZIPF_EXPONENT] as const);
      return [weightedChoice(weights), share] as const;
    }),
  );
  return { all: inhabited.flatMap(({ partners }) => partners), pick: (from) => pickPartner(from)(from) };
}

function createPartner(context: SampleContext, random: Random, institution: SampleInstitution): Partner {
  const domain = `${institution.heiId.split('.')[0] ?? 'partner'}.example`;
  const departments = new Map<string, PartnerDepartment>();
  return {
    institution,
    domain,
    institutionalCoordinator: addContact(context, random, {
      domain,
      departmentId: null,
      institutionId: institution.id,
      role: 'Institutional Coordinator',
    }),
    isDemoPartner: DEMO_PARTNER_CODES.some((code) => code === institution.erasmusCode),
    departmentFor: (subjectArea) => {
      const field = subjectArea.slice(0, 3);
      const department =
        departments.get(field) ?? createDepartment(context, random, { institution, domain, field });
      departments.set(field, department);
      return department;
    },
  };
}

type Unit = { readonly institution: SampleInstitution; readonly domain: string; readonly field: string };

function createDepartment(
  context: SampleContext,
  random: Random,
  { institution, domain, field }: Unit,
): PartnerDepartment {
  const id = context.nextId('departments');
  const subject = context.reference.subjectAreas.get(field)?.name ?? 'Interdisciplinary studies';
  const name = `${random.pick(UNIT_KINDS)} ${capitalised(subject)}`;
  const created = createdAt(context, random);
  context.batches.departments(
    id,
    name,
    institution.id,
    uuid(random),
    `https://${domain}/units/${field}`,
    created,
    created,
    true,
  );
  const role = 'Departmental Coordinator';
  const coordinators = Array.from({ length: random.integer(1, 2) }, () =>
    addContact(context, random, { domain, departmentId: id, institutionId: institution.id, role }),
  );
  return { id, coordinators };
}

type ContactOptions = {
  readonly domain: string;
  readonly departmentId: number | null;
  readonly institutionId: number;
  readonly role: string;
};

function addContact(
  context: SampleContext,
  random: Random,
  { domain, departmentId, institutionId, role }: ContactOptions,
): StaffMember {
  const person = context.people.foreign(random);
  const contactId = context.nextId('contacts');
  const email = `${person.mailName}@${domain}`;
  const title = titleFor(person, random.pick(TITLES));
  const address = `${random.integer(1, 180)} University Street`;
  const created = createdAt(context, random);
  context.batches.contacts(
    contactId,
    null,
    null,
    title,
    JSON.stringify([{ value: role, language: 'en' }]),
    person.givenName,
    person.familyName,
    email,
    foreignPhone(random),
    address,
    `https://${domain}/international`,
    departmentId,
    institutionId,
    false,
    created,
    created,
    true,
  );
  return { contactId, userId: null, person, title, email, address };
}

function createdAt(context: SampleContext, random: Random): string {
  const { year } = context.calendar;
  return momentBetween(random, day(2014, 1, 1), day(year - 1, 12, 31), context.calendar).toISOString();
}

const SMALL_WORDS = new Set(['and', 'of', 'in', 'for', 'the', 'not', 'or', 'n.e.c.']);

function capitalised(text: string): string {
  return text
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((left, right) => left.order - right.order)
    .map(({ item }) => item);
}
