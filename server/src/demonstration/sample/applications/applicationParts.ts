import { PROGRAMME } from 'shared-contracts/applications/applications.ts';
import { europeanStudentIdentifier } from 'shared-contracts/session/session.ts';
import type { ApplicationPlan } from './applicationPlans.ts';
import { LANGUAGE_CERTIFICATES, STUDY_PROGRAMMES } from './applicationTexts.ts';
import { digits, invalidBankIban } from '../chance/numbers.ts';
import type { Random } from '../chance/random.ts';
import type { SampleContext } from '../context/sampleContext.ts';

type PartOf = { readonly applicationId: number; readonly plan: ApplicationPlan };

const HOME_ORGANIZATION = 'example.edu';
const STUDY_CYCLES = { Bachelor: 6, 'Integrated Master': 6, Master: 7, Doctorate: 8 } as const;

export function addStudies(
  { batches }: SampleContext,
  random: Random,
  { applicationId, plan }: PartOf,
): void {
  const { registryNumber, placements } = plan.student;
  const programme = random.pick(STUDY_PROGRAMMES);
  const department = placements[0]?.department;
  const yearsAgo = random.integer(1, 4);
  batches.application_studies_data(
    applicationId,
    registryNumber,
    europeanStudentIdentifier(HOME_ORGANIZATION, registryNumber),
    department?.id ?? null,
    department ? `${programme}, ${department.name}` : programme,
    null,
    STUDY_CYCLES[programme],
    plan.year - yearsAgo,
    yearsAgo * 2 + 1,
    yearsAgo * 2 + random.integer(2, 3),
  );
}

/** Long-term applications name one to three stays, short-term ones exactly one. */
export function addPreferredMobilities(
  { batches }: SampleContext,
  random: Random,
  { applicationId, plan }: PartOf,
): void {
  if (plan.student.placements.length === 0) return;
  const isLong = plan.type === 'long-term-studies';
  // An application of an earlier year rests on what could be chosen then, where that is still in force.
  const ofYear = plan.student.placements.filter(
    ({ startYear, endYear }) => startYear <= plan.year && endYear > plan.year,
  );
  const placements = ofYear.length > 0 ? ofYear : plan.student.placements;
  const stays = Array.from({ length: isLong ? random.integer(1, 3) : 1 }, () => random.pick(placements));
  [...new Set(stays)].forEach(({ agreementId, partner, department, coordinator, isBlended }, position) => {
    const isWinter = random.chance(0.6);
    const semesters = isWinter && random.chance(0.3) ? 2 : 1;
    const { familyName, givenName } = coordinator.person;
    batches.application_preferred_mobilities(
      applicationId,
      position,
      isLong ? 'Long-term mobility for Studies' : 'Short-term mobility for Studies',
      PROGRAMME,
      partner.institution.countryId,
      partner.institution.id,
      `${familyName} ${givenName} (${department.name})`,
      isWinter ? 'winter' : 'spring',
      isLong ? semesters : random.integer(5, 30),
      isLong ? (semesters === 2 ? random.integer(8, 10) : random.integer(4, 6)) : null,
      random.chance(0.1),
      agreementId,
      isBlended,
    );
  });
}

export function addLanguages(
  { batches, reference }: SampleContext,
  random: Random,
  applicationId: number,
): void {
  const certificates = new Set(
    Array.from({ length: random.integer(1, 2) }, () => random.pick(LANGUAGE_CERTIFICATES)),
  );
  [...certificates].forEach(({ language, title, level }, position) => {
    const isState = random.chance(0.2);
    const languageId = reference.languageIds.get(language) ?? null;
    batches.application_language_data(
      applicationId,
      position,
      languageId,
      title,
      level,
      isState ? 1 : 0,
      isState ? level : null,
    );
  });
}

export function addPayment(
  { batches, reference }: SampleContext,
  random: Random,
  { applicationId, plan }: PartOf,
): void {
  const { person } = plan.student;
  const holder = `${person.familyName} ${person.givenName}`;
  batches.application_payment_data(
    applicationId,
    random.pick(reference.banks),
    invalidBankIban(random),
    `999${digits(random, 9)}`,
    holder,
  );
}

export function addPastMobilities(
  { batches, reference }: SampleContext,
  random: Random,
  { applicationId, plan }: PartOf,
): void {
  const programme = random.chance(0.7) ? 'erasmusStudies' : 'erasmusWorkshop';
  batches.application_past_mobilities(
    applicationId,
    0,
    programme,
    6,
    plan.year - random.integer(1, 3),
    random.integer(2, 10),
    reference.local.name,
  );
}
