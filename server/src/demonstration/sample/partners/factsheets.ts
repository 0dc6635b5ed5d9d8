import { readFile } from 'node:fs/promises';
import { DEFAULT_LOCAL_CONTACT_ID, LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import * as z from 'zod/mini';
import { DATA_DIRECTORY } from '../../../reference/csvTable.ts';
import { day, momentBetween } from '../chance/days.ts';
import {
  ACCESSIBILITIES,
  ADDITIONAL_INFOS,
  GRADING_SYSTEMS,
  REQUIREMENTS,
  TERMINATION_TEXTS,
} from './factsheetTexts.ts';
import { foreignPhone, greekLandline } from '../chance/numbers.ts';
import type { PartnerPool } from './partners.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';

/** Ids of the active factsheets. */
export type FactsheetIds = { readonly local: number; readonly byInstitution: ReadonlyMap<number, number> };

const terms = z.object({ autumnTerm: z.array(z.string()), springTerm: z.array(z.string()) });
const deadlinesSchema = z.object({ nominations: terms, incomings: terms });
type Deadlines = z.infer<typeof deadlinesSchema>;

const PARTNERS_WITH_FACTSHEET = 0.9;
const LOCAL_INACTIVE_FACTSHEETS = 7;

/** Where the offices of an institution are reached, by mail and telephone. */
type Offices = Pick<New, 'domain' | 'phone'>;
const LOCAL_OFFICES: Offices = { domain: 'erasmus.example.edu', phone: greekLandline };

/** Makes the local factsheets, one of them active, and one active factsheet for most partners. */
export async function createFactsheets(
  context: SampleContext,
  partners: PartnerPool,
  offices: Offices = LOCAL_OFFICES,
): Promise<FactsheetIds> {
  const random = createRandom('factsheets');
  const content = await readFile(new URL('factsheet_deadlines.json', DATA_DIRECTORY), 'utf8');
  const deadlines = deadlinesSchema.parse(JSON.parse(content));
  const local = {
    institutionId: LOCAL_INSTITUTION_ID,
    contactId: DEFAULT_LOCAL_CONTACT_ID,
    ...offices,
    deadlines,
  };
  for (let count = 0; count < LOCAL_INACTIVE_FACTSHEETS; count += 1)
    addFactsheet(context, random, { ...local, isActive: false });
  const localId = addFactsheet(context, random, { ...local, isActive: true });
  const byInstitution = new Map<number, number>();
  for (const { institution, domain, institutionalCoordinator } of partners.all) {
    if (!random.chance(PARTNERS_WITH_FACTSHEET)) continue;
    const { contactId } = institutionalCoordinator;
    const partner = {
      institutionId: institution.id,
      contactId,
      domain,
      phone: foreignPhone,
      deadlines,
      isActive: true,
    };
    byInstitution.set(institution.id, addFactsheet(context, random, partner));
  }
  return { local: localId, byInstitution };
}

type New = {
  readonly institutionId: number;
  readonly contactId: number;
  readonly isActive: boolean;
  readonly domain: string;
  readonly phone: (random: Random) => string;
  readonly deadlines: Deadlines;
};

function addFactsheet(context: SampleContext, random: Random, sheet: New): number {
  const id = context.nextId('factsheets');
  const { year } = context.calendar;
  const from = day(year - 5, 1, 10);
  const created = momentBetween(random, from, day(year, 6, 30), context.calendar).toISOString();
  const site = `https://${sheet.domain}`;
  context.batches.factsheets(
    id,
    sheet.institutionId,
    sheet.contactId,
    sheet.isActive,
    random.integer(3, 5),
    random.integer(3, 5),
    random.pick(TERMINATION_TEXTS),
    random.pick(GRADING_SYSTEMS),
    site,
    `${site}/faculties`,
    `${site}/courses`,
    created,
    created,
    true,
  );
  for (const kind of ['nominations', 'incomings'] as const) {
    const { autumnTerm, springTerm } = sheet.deadlines[kind];
    context.batches.factsheet_calendars(id, kind, random.pick(autumnTerm), random.pick(springTerm));
  }
  for (const kind of ['application', 'housing', 'visa', 'insurance']) {
    const urls = webAddresses(`${site}/incoming/${kind}`);
    context.batches.factsheet_information_entries(
      id,
      kind,
      `${kind}@${sheet.domain}`,
      sheet.phone(random),
      JSON.stringify(urls),
    );
  }
  addLists(context, random, { id, sheet, site });
  return id;
}

type ListsOf = { readonly id: number; readonly sheet: New; readonly site: string };

function addLists({ batches }: SampleContext, random: Random, { id, sheet, site }: ListsOf): void {
  const infoOf = (name: string) =>
    JSON.stringify({
      email: `${name}@${sheet.domain}`,
      phone: sheet.phone(random),
      urls: webAddresses(`${site}/${name}`),
    });
  someOf(random, REQUIREMENTS).forEach(({ name, description }, position) => {
    const urls = webAddresses(`${site}/incoming/requirements`);
    batches.factsheet_additional_requirements(id, position, name, description, JSON.stringify(urls));
  });
  someOf(random, ACCESSIBILITIES).forEach(({ type, services, description }, position) => {
    batches.factsheet_accessibilities(id, position, type, services, description, infoOf('accessibility'));
  });
  someOf(random, ADDITIONAL_INFOS).forEach(({ type, description }, position) => {
    batches.factsheet_additional_infos(id, position, type, description, infoOf('international'));
  });
}

const webAddresses = (value: string) => [{ value, language: 'en' }];

/** Chooses two items or more, in their order. */
function someOf<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  const chosen = items.filter(() => random.chance(0.55));
  return chosen.length >= 2 ? chosen : items.slice(0, 2);
}
