import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { LANGUAGE_TAG, LANGUAGES } from 'shared-contracts/text/language.ts';
import { AGREEMENT_TREE } from 'shared-contracts/agreements/members/agreementTree.ts';
import { namesOfFields, tryForm, expectStepsKeepValues, type TriedForm } from 'shared-record/testing';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../testing/moduleTexts.ts';
import type { AgreementForm } from './model/form/agreementForm.ts';
import { toForm } from './model/form/toForm.ts';
import { toWire } from './model/form/toWire.ts';
import { stepsOf } from './model/wizardSteps.ts';
import { buildStaffRow, buildStudentRow } from '../../testing/buildMobilityRows.ts';
import { buildAgreementItem, DEFAULT_CONTACT, PARTNER_CONTACT } from './testing/buildAgreement.ts';
import { openEdit } from './testing/openEdit.tsx';
import { useFieldNames } from './useFieldNames.ts';

const area = (id: number) => ({ clarification: `of ${id}`, subjectArea: { id, code: '0421', name: 'Law' } });
const skill = (id: number) => ({
  id,
  languageLevel: 'B1',
  language: { id, name: 'German', code: 'de' },
  subjectAreaWithClarification: area(500 + id),
});
const PARTS = {
  toDepartment: { id: 77, name: 'Faculty of Law', institution: { id: 11 } },
  otherInfoTerms: 'Two terms.',
  subjectAreasWithClarifications: [area(421), area(613)],
  recommendedLanguageSkills: [skill(9), skill(10)],
};
const students = [501, 502].map((id) => buildStudentRow({ id, ...PARTS, blended: true }));
const staff = [601, 602].map((id) => buildStaffRow({ id, ...PARTS }));
const contact = { address: '1 University Street', url: 'https://www.local.example', phone: '+302310123456' };
const ROLES = [{ value: 'Departmental Coordinator' }, { value: 'Signatory' }];

/** A draft in which everything is filled in, with two entries in each list. */
const FULL = buildAgreementItem({
  departmentalCoordinatorContacts: [3, 31, 4, 32].map((id, index) => ({
    ...(index % 2 === 0 ? DEFAULT_CONTACT : PARTNER_CONTACT),
    ...contact,
    id,
    email: `person${id}@example.org`,
    roles: ROLES,
  })),
  studentMobilitiesForStudies: students,
  studentMobilitiesForTraineeship: students,
  staffMobilitiesForTeaching: staff,
  staffMobilitiesForTraining: staff,
});

/** What the form keeps of a contact or a row beside its fields. */
const UNFILLED = /\.(?:key|phoneAsGiven|person|isOwnWording)$|\.asPartnerSent\.|^\w+Contacts\.\d+\.id$/;
/** Fields that hold more than one value. */
const GROUPS = /(\.(?:studyCycles|roles|department|fromDepartment|toDepartment))\..*$/;

const FORM: TriedForm<AgreementForm, AgreementItem> = {
  tree: AGREEMENT_TREE,
  full: FULL,
  read: toForm,
  check: (form) => stepsOf('full').flatMap(({ check }) => check(form, new Date())),
  write: (form, opened) => {
    const sent = toWire(form, {
      agreementId: FULL.id,
      version: null,
      status: 'Draft',
      opened,
      institutions: FULL.institutions.map(({ id }) => id),
      factsheets: null,
      hasComments: true,
    });
    const { departmentalCoordinatorContacts, status: _status, ...body } = sent;
    // A contact that was left alone is a link, in the order of the two sides.
    const contacts = departmentalCoordinatorContacts.map((one) => ('id' in one ? one.id : one));
    return { ...body, contacts, dateModified: FULL.dateModified };
  },
  // The institutions are those of the partner that is chosen, and of ours.
  isFilled: (path) => path.startsWith('institutions'),
  fieldOf: (path) => (UNFILLED.test(path) ? undefined : path.replace(GROUPS, '$1')),
};

describe('the form of an agreement', () => {
  tryForm(FORM);

  test('sends the same after each step was shown', async () => {
    window.scrollTo = () => undefined;
    await expectStepsKeepValues(() => {
      const { saves, ...page } = openEdit({ 'GET MobilityAgreements/12': () => ({ body: FULL }) });
      return { ...page, sent: () => saves().map(({ body }) => body) };
    }, 'Save Draft');
  });

  test.each(LANGUAGES)('calls no two fields by one name: %s', (language) => {
    let names: readonly string[] = [];
    const Names = () => {
      names = namesOfFields(FORM, useFieldNames());
      return <p lang={LANGUAGE_TAG[language]} />;
    };
    renderInPortal(<Names />, { language, messages: moduleTexts(language) });
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name, place) => name === '' || names.indexOf(name) !== place)).toEqual([]);
  });
});
