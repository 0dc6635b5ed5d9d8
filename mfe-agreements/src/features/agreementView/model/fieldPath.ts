/** A member of an agreement or of one of its rows, as people call it. */
const MEMBER_KEY: Readonly<Record<string, string>> = {
  status: 'agreementView.member.status',
  ewpStatus: 'agreementView.member.ewpStatus',
  localStatus: 'agreementView.member.localStatus',
  terminated: 'agreementView.member.terminated',
  isDeleted: 'agreementView.member.isDeleted',
  comments: 'agreementView.member.comments',
  startYear: 'agreementView.member.startYear',
  endYear: 'agreementView.member.endYear',
  owner: 'agreementView.member.owner',
  approvedCopy: 'agreementView.member.approvedCopy',
  createdAtMobisisApp: 'agreementView.member.createdAtMobisisApp',
  institutions: 'agreementView.member.institutions',
  departmentalCoordinatorContacts: 'agreementView.member.departmentalCoordinatorContacts',
  factsheets: 'agreementView.member.factsheets',
  partnerAgreementIdentifications: 'agreementView.member.partnerAgreementIdentifications',
  signings: 'agreementView.member.signings',
  studentMobilitiesForStudies: 'agreementView.mobility.studentStudies',
  studentMobilitiesForTraineeship: 'agreementView.mobility.studentTraineeship',
  staffMobilitiesForTeaching: 'agreementView.mobility.staffTeaching',
  staffMobilitiesForTraining: 'agreementView.mobility.staffTraining',
  fromInstitution: 'agreementView.member.fromInstitution',
  fromDepartment: 'agreementView.member.fromDepartment',
  toInstitution: 'agreementView.member.toInstitution',
  toDepartment: 'agreementView.member.toDepartment',
  subjectAreasWithClarifications: 'agreementView.member.subjectAreas',
  subjectArea: 'agreementView.member.subjectArea',
  subjectAreaWithClarification: 'agreementView.member.subjectArea',
  recommendedLanguageSkills: 'agreementView.member.languageSkills',
  language: 'agreementView.member.language',
  languageLevel: 'agreementView.member.languageLevel',
  studyCycles: 'agreementView.member.studyCycles',
  mobilitiesPerYear: 'agreementView.member.mobilitiesPerYear',
  totalMonthsPerYear: 'agreementView.member.totalMonths',
  totalDaysPerYear: 'agreementView.member.totalDays',
  blended: 'agreementView.member.blended',
  otherInfoTerms: 'agreementView.member.otherInfoTerms',
};

type Translate = (key: string, params: Readonly<Record<string, number>>) => string;

/**
 * Writes the path of a member as people read it: `studentMobilitiesForStudies/0/totalMonthsPerYear` gives
 * `Student Mobility for Studies › row 1 › Total months per year`.
 *
 * A member that has no name here keeps its own; one that is called like a list that it lies in is not named again.
 */
export function fieldPathText(path: string, t: Translate): string {
  const names = new Set<string>();
  return path
    .split('/')
    .flatMap((part) => {
      if (/^\d+$/.test(part)) return t('agreementView.member.row', { number: Number(part) + 1 });
      const key = MEMBER_KEY[part];
      const name = key === undefined ? part : t(key, {});
      if (names.has(name)) return [];
      names.add(name);
      return name;
    })
    .join(' › ');
}
