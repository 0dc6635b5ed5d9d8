import type { MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import type { AgreementPdfInput } from '../../src/features/agreementPdf/model/agreementPdfInput.ts';
import {
  buildAgreement,
  buildStaffRow,
  buildStudentRow,
} from '../../src/features/agreementPdf/testing/buildAgreement.ts';
import { randomNumbers } from '../../src/testing/randomNumbers.ts';
import { buildFactsheet } from '../../src/features/agreementPdf/testing/buildFactsheet.ts';

const LONGEST = { name: 250, clarification: 700, terms: 4000, description: 3000, address: 250 };

/** Stand in the first line of each row, so that every list is known by its own. */
export const AREA_CODES = {
  studentMobilitiesForStudies: '0535',
  studentMobilitiesForTraineeship: '0536',
  staffMobilitiesForTeaching: '0537',
  staffMobilitiesForTraining: '0538',
} as const satisfies Readonly<Record<MobilityList, string>>;

/** An agreement with `rows` rows in one list and some in the others, and factsheets; its texts are short mostly and very long at times. */
export function someAgreement(rows: number, seed: number): Omit<AgreementPdfInput, 'madeAt'> {
  const next = randomNumbers(seed);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  const words = (longest: number, list = '') => {
    const length = next() < 0.75 ? upTo(60) : upTo(longest);
    return Array.from({ length: Math.ceil(length / 7) }, (_, index) => `${list}word${index % 100}`).join(' ');
  };
  const rowOf = (list: MobilityList, id: number) => ({
    id,
    toDepartment: { id, name: `Faculty ${words(LONGEST.name)}` },
    otherInfoTerms: next() < 0.4 ? '' : words(LONGEST.terms, list),
    subjectAreasWithClarifications: Array.from({ length: 1 + upTo(2) }, (_, index) => ({
      subjectArea: { id: index, code: AREA_CODES[list], name: 'Physics' },
      clarification: `${list}word ${words(LONGEST.clarification, list)}`,
    })),
  });
  const counts = [upTo(6), upTo(6), upTo(6), upTo(6)];
  counts[seed % counts.length] = rows;
  const [studies = 0, traineeship = 0, teaching = 0, training = 0] = counts;
  const listOf = <Row>(count: number, build: (id: number) => Row) =>
    Array.from({ length: count }, (_, id) => build(id));
  const entry = () => ({
    email: 'office@ulb.example',
    phone: '+3226502111',
    urls: listOf(upTo(3), (id) => ({
      value: `https://ulb.example/${id}/${'long/'.repeat(upTo(LONGEST.address / 5))}`,
    })),
  });
  const factsheet = buildFactsheet({
    additionalRequirements: listOf(upTo(5), (id) => ({
      id,
      name: `Requirement ${id}`,
      description: words(LONGEST.description),
      urls: entry().urls,
    })),
    accessibilities: listOf(upTo(5), (id) => ({
      id,
      type: 'Service',
      services: `Service ${id}`,
      description: words(LONGEST.description),
      info: entry(),
    })),
    additionalInfos: listOf(upTo(5), (id) => ({
      id,
      type: `Kind ${id}`,
      description: words(LONGEST.description),
      info: entry(),
    })),
    visaInformationEntry: entry(),
    gradingSystem: words(LONGEST.description),
    terminationOfAgreement: words(LONGEST.description),
  });
  return {
    agreement: buildAgreement({
      terminated: seed % 3 === 0 ? 4 : 0,
      status: seed % 3 === 1 ? { id: 2, name: 'Submitted' } : { id: 3, name: 'Final' },
      studentMobilitiesForStudies: listOf(studies, (id) =>
        buildStudentRow(rowOf('studentMobilitiesForStudies', id)),
      ),
      studentMobilitiesForTraineeship: listOf(traineeship, (id) =>
        buildStudentRow(rowOf('studentMobilitiesForTraineeship', id)),
      ),
      staffMobilitiesForTeaching: listOf(teaching, (id) =>
        buildStaffRow(rowOf('staffMobilitiesForTeaching', id)),
      ),
      staffMobilitiesForTraining: listOf(training, (id) =>
        buildStaffRow(rowOf('staffMobilitiesForTraining', id)),
      ),
    }),
    factsheets: [factsheet],
    tag: seed % 2 === 0 ? 'en' : 'el',
  };
}
