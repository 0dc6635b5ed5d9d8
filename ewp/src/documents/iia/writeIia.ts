import { element, leaf, type XmlOut, type XmlOutPart } from '../../xml/writeXml.ts';
import { writeContact } from '../parts/contact.ts';
import {
  SPEC_ELEMENTS,
  type CooperationConditions,
  type Iia,
  type IiaPartner,
  type LanguageSkill,
  type MobilitySpec,
  type StaffMobilitySpec,
  type StudentMobilitySpec,
  type SubjectArea,
} from './iia.ts';
import { type SpecValueMember, writeValues } from './specValues.ts';

/** Makes the `iia` element of a get response. */
export function writeIia(iia: Iia, iiaHash: string): XmlOut {
  return element('iia', [
    iia.partners.map(writePartner),
    leaf('in-effect', String(iia.inEffect)),
    writeConditions(iia.cooperationConditions),
    leaf('iia-hash', iiaHash),
    leaf('pdf-file', iia.pdfFile),
  ]);
}

function writePartner(partner: IiaPartner): XmlOut {
  return element('partner', [
    leaf('hei-id', partner.heiId),
    leaf('ounit-id', partner.ounitId),
    leaf('iia-id', partner.iiaId),
    leaf('iia-code', partner.iiaCode),
    partner.signingContact && writeContact('signing-contact', partner.signingContact),
    leaf('signing-date', partner.signingDate),
    partner.contacts.map((contact) => writeContact('c:contact', contact)),
  ]);
}

function writeConditions(conditions: CooperationConditions): XmlOut {
  return element(
    'cooperation-conditions',
    [
      conditions.studentStudies.map((spec) => writeStudentSpec(SPEC_ELEMENTS.studentStudies, spec)),
      conditions.studentTraineeship.map((spec) => writeStudentSpec(SPEC_ELEMENTS.studentTraineeship, spec)),
      conditions.staffTeacher.map((spec) => writeStaffSpec(SPEC_ELEMENTS.staffTeacher, spec)),
      conditions.staffTraining.map((spec) => writeStaffSpec(SPEC_ELEMENTS.staffTraining, spec)),
    ],
    { 'terminated-as-a-whole': conditions.isTerminatedAsAWhole ? 'true' : undefined },
  );
}

function writeStudentSpec(name: string, spec: StudentMobilitySpec): XmlOut {
  return element(name, [
    specParts(spec),
    writeValues(spec, 'students'),
    spec.eqfLevels.toSorted((a, b) => a - b).map((level) => leaf('eqf-level', String(level))),
  ]);
}

function writeStaffSpec(name: string, spec: StaffMobilitySpec): XmlOut {
  return element(name, [specParts(spec), writeValues(spec, 'staff')]);
}

/** The parts of every condition in the schema's order, by what they say; whether the number of mobilities is settled is part of the number. */
const SPEC_PARTS: Readonly<
  Record<
    Exclude<keyof MobilitySpec, SpecValueMember | 'isMobilitiesPerYearNotYetDefined'>,
    (spec: MobilitySpec) => XmlOutPart
  >
> = {
  sendingHeiId: (spec) => leaf('sending-hei-id', spec.sendingHeiId),
  sendingOunitId: (spec) => leaf('sending-ounit-id', spec.sendingOunitId),
  sendingContacts: (spec) => spec.sendingContacts.map((contact) => writeContact('sending-contact', contact)),
  receivingHeiId: (spec) => leaf('receiving-hei-id', spec.receivingHeiId),
  receivingOunitId: (spec) => leaf('receiving-ounit-id', spec.receivingOunitId),
  receivingContacts: (spec) =>
    spec.receivingContacts.map((contact) => writeContact('receiving-contact', contact)),
  receivingFirstAcademicYearId: (spec) =>
    leaf('receiving-first-academic-year-id', spec.receivingFirstAcademicYearId),
  receivingLastAcademicYearId: (spec) =>
    leaf('receiving-last-academic-year-id', spec.receivingLastAcademicYearId),
  mobilitiesPerYear: (spec) =>
    leaf(
      'mobilities-per-year',
      String(spec.mobilitiesPerYear),
      notYetDefined(spec.isMobilitiesPerYearNotYetDefined),
    ),
  recommendedLanguageSkills: (spec) => spec.recommendedLanguageSkills.map(writeLanguageSkill),
  subjectAreas: (spec) => spec.subjectAreas.map(writeSubjectArea),
};

function specParts(spec: MobilitySpec): readonly XmlOutPart[] {
  return [...Object.values(SPEC_PARTS).map((write) => write(spec)), writeValues(spec, 'every')];
}

function writeLanguageSkill(skill: LanguageSkill): XmlOut {
  return element(
    'recommended-language-skill',
    [
      leaf('language', skill.language),
      leaf('cefr-level', skill.cefrLevel),
      skill.subjectArea && writeSubjectArea(skill.subjectArea),
    ],
    notYetDefined(skill.isNotYetDefined),
  );
}

function writeSubjectArea({ iscedFCode, v6Value, iscedClarification }: SubjectArea): XmlOut {
  return element('subject-area', [
    leaf('isced-f-code', iscedFCode, { 'v6-value': v6Value }),
    unlessBlank('isced-clarification', iscedClarification),
  ]);
}

/** Nothing to say is not written, rather than written empty: the two have different hashes. */
function unlessBlank(name: string, text: string | undefined): XmlOut | undefined {
  return leaf(name, text?.trim() === '' ? undefined : text);
}

function notYetDefined(is: boolean | undefined): XmlOut['attributes'] {
  return { 'not-yet-defined': is === true ? 'true' : undefined };
}
