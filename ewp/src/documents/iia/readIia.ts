import {
  attributeOf,
  childOf,
  childrenOf,
  isTrue,
  textOf,
  textsOf,
  type XmlTree,
} from '../../xml/xmlTree.ts';
import { NS } from '../namespaces.ts';
import { readContact } from '../parts/contact.ts';
import { readDecimal } from './decimal.ts';
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
import { readValues } from './specValues.ts';

const IIA = NS.iiasGet;

/** Reads an `iia` element of a valid answer. */
export function readIia(iia: XmlTree): Iia {
  const [first, second] = childrenOf(iia, IIA, 'partner');
  return {
    partners: [readPartner(first), readPartner(second)],
    inEffect: isTrue(textOf(iia, IIA, 'in-effect')),
    cooperationConditions: readConditions(childOf(iia, IIA, 'cooperation-conditions')),
    pdfFile: textOf(iia, IIA, 'pdf-file'),
  };
}

function readPartner(partner: XmlTree | undefined): IiaPartner {
  if (partner === undefined) return { heiId: '', contacts: [] };
  const signing = childOf(partner, IIA, 'signing-contact');
  return {
    heiId: required(partner, 'hei-id'),
    ounitId: textOf(partner, IIA, 'ounit-id'),
    iiaId: textOf(partner, IIA, 'iia-id'),
    iiaCode: textOf(partner, IIA, 'iia-code'),
    signingContact: signing === undefined ? undefined : readContact(signing),
    signingDate: textOf(partner, IIA, 'signing-date'),
    contacts: childrenOf(partner, NS.contact, 'contact').map(readContact),
  };
}

function readConditions(conditions: XmlTree | undefined): CooperationConditions {
  const specs = (name: string) => (conditions === undefined ? [] : childrenOf(conditions, IIA, name));
  return {
    isTerminatedAsAWhole:
      conditions !== undefined && isTrue(attributeOf(conditions, 'terminated-as-a-whole')),
    studentStudies: specs(SPEC_ELEMENTS.studentStudies).map(readStudentSpec),
    studentTraineeship: specs(SPEC_ELEMENTS.studentTraineeship).map(readStudentSpec),
    staffTeacher: specs(SPEC_ELEMENTS.staffTeacher).map(readStaffSpec),
    staffTraining: specs(SPEC_ELEMENTS.staffTraining).map(readStaffSpec),
  };
}

function readStudentSpec(spec: XmlTree): StudentMobilitySpec {
  return {
    ...readSpec(spec),
    ...readValues(spec, 'students'),
    eqfLevels: textsOf(spec, IIA, 'eqf-level').map(Number),
  };
}

function readStaffSpec(spec: XmlTree): StaffMobilitySpec {
  return { ...readSpec(spec), ...readValues(spec, 'staff') };
}

/** What may be absent has to be read all the same. */
function readSpec(spec: XmlTree): Required<MobilitySpec> {
  const mobilities = childOf(spec, IIA, 'mobilities-per-year');
  return {
    sendingHeiId: required(spec, 'sending-hei-id'),
    sendingOunitId: textOf(spec, IIA, 'sending-ounit-id'),
    sendingContacts: childrenOf(spec, IIA, 'sending-contact').map(readContact),
    receivingHeiId: required(spec, 'receiving-hei-id'),
    receivingOunitId: textOf(spec, IIA, 'receiving-ounit-id'),
    receivingContacts: childrenOf(spec, IIA, 'receiving-contact').map(readContact),
    receivingFirstAcademicYearId: required(spec, 'receiving-first-academic-year-id'),
    receivingLastAcademicYearId: required(spec, 'receiving-last-academic-year-id'),
    mobilitiesPerYear: readDecimal(mobilities?.text) ?? 0,
    isMobilitiesPerYearNotYetDefined: mobilities && isNotYetDefined(mobilities),
    recommendedLanguageSkills: childrenOf(spec, IIA, 'recommended-language-skill').map(readLanguageSkill),
    subjectAreas: childrenOf(spec, IIA, 'subject-area').map(readSubjectArea),
    ...readValues(spec, 'every'),
  };
}

function readLanguageSkill(skill: XmlTree): LanguageSkill {
  const subjectArea = childOf(skill, IIA, 'subject-area');
  return {
    language: required(skill, 'language').trim(),
    cefrLevel: textOf(skill, IIA, 'cefr-level'),
    subjectArea: subjectArea === undefined ? undefined : readSubjectArea(subjectArea),
    isNotYetDefined: isNotYetDefined(skill),
  };
}

function readSubjectArea(area: XmlTree): SubjectArea {
  const code = childOf(area, IIA, 'isced-f-code');
  return {
    iscedFCode: code?.text ?? '',
    v6Value: code === undefined ? undefined : attributeOf(code, 'v6-value'),
    iscedClarification: textOf(area, IIA, 'isced-clarification'),
  };
}

/** Undefined, as in what we write, where the mark is missing. */
function isNotYetDefined(element: XmlTree): true | undefined {
  return isTrue(attributeOf(element, 'not-yet-defined')) || undefined;
}

/** The schema guarantees these; a document that is only kept as evidence may lack them all the same. */
function required(parent: XmlTree, name: string): string {
  return textOf(parent, IIA, name) ?? '';
}
