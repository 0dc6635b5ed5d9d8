import {
  applicationItem,
  type ApplicationItem,
} from 'shared-contracts/applications/entities/applicationItem.ts';
import { FILE_SLOTS } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import { LANGUAGE_TAG, LANGUAGES } from 'shared-contracts/text/language.ts';
import { APPLICATION } from 'shared-contracts/applications/members/application.ts';
import { PAYMENT_DATA } from 'shared-contracts/applications/members/applicationParts.ts';
import { APPLICATION_TREE } from 'shared-contracts/applications/members/applicationTree.ts';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { namesOfFields, tryForm, expectStepsKeepValues, type TriedForm } from 'shared-record/testing';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/applicationForm/el.json';
import en from '../../locales/applicationForm/en.json';
import { ACCOUNT_FORM, ACCOUNT_STEPS, openedAccount, type AccountForm } from './account/accountForm.ts';
import type { ApplicationForm } from './model/form/applicationForm.ts';
import { APPLICATION_STEPS } from './model/steps/applicationSteps.ts';
import { openedApplication } from './model/form/openedApplication.ts';
import { toWire } from './model/form/toWire.ts';
import { buildApplicationItem } from './testing/buildApplicationItem.ts';
import { openForm } from './testing/openForm.tsx';
import { useFieldNames } from './useFieldNames.ts';

const BUILT = buildApplicationItem();
const [STUDENT] = BUILT.studentData;
const [STAY] = BUILT.prefferedMobility;
const twice = (row: object) => [1, 2].map((id) => ({ ...row, id }));
const { phoneNumber: _phone, ...currentAddress } = STUDENT!.permanentAddress[0]!;

/** An application in which everything is filled in, with two entries in each list. */
const FULL = applicationItem.schema.parse(
  buildApplicationItem({
    pastMobilities: true,
    specialNeedsCategory: true,
    comments: 'I arrive a week late.',
    communicationAccept: true,
    gradesConfirm: true,
    gdprConfirm: true,
    studentData: [
      { ...STUDENT, currentAddress: [currentAddress], emergencyContactEmail: 'n.papadakis@example.org' },
    ],
    studiesData: { ...BUILT.studiesData, specialization: 'Public law' },
    prefferedMobility: twice(STAY!),
    languageData: twice({
      language: { id: 2, languageName: 'English', languageNameGR: 'Αγγλικά' },
      certificateTitle: 'First Certificate',
      certificateLevel: 'B2',
      stateCertificate: 1,
      stateCertificateLevel: 'B2',
    }),
    paymentData: { id: 3, bank: 'Bank', iban: 'GR16', bankAccountNumber: '0110', bankAccountHolder: 'Maria' },
    pastMobilityData: twice({
      programme: 'erasmusWorkshop',
      studyCycle: 6,
      year: 2024,
      semesterDuration: 3,
      sendingInstitution: 'Sending University',
      receivingInstitution: 'Receiving University',
    }),
    filesData: [{ id: 9, ...Object.fromEntries(FILE_SLOTS.map((slot, index) => [slot, 101 + index])) }],
  }),
);
const NOW = new Date('2026-11-01T10:00:00Z');

/** What the form keeps beside its fields, and what follows from the agreement of a preferred mobility. */
const UNFILLED =
  /^\w+\.(\d+\.)?(key|id)$|^prefferedMobility\.\d+\.(type|programme|blended|projectMobility|iiaId)$/;

const FORM: TriedForm<ApplicationForm, ApplicationItem> = {
  tree: APPLICATION_TREE,
  full: FULL,
  read: (record) => openedApplication(record).form,
  check: (form) => APPLICATION_STEPS['long-term-studies'].flatMap(({ check }) => check(form, NOW)),
  write: (form) => {
    const { id: _id, owner: _owner, ...body } = toWire(form, openedApplication(FULL), 'draft');
    return body;
  },
  // A long-term application has a preference to be filled in from the beginning; files of special needs and stays go with the answers to their questions.
  isFilled: (path) =>
    /^(prefferedMobility\.0\.(type|programme)|filesData|pastMobilityData|applicationYear)|\.stateCertificateLevel$/.test(
      path,
    ),
  takesAlong: (name) => /^(specialNeedsCategory|pastMobilities)$|\.stateCertificate$/.test(name),
  fieldOf: (path) => (UNFILLED.test(path) ? undefined : path.replace(/\.country\..*$/, '.country')),
};

const ACCOUNT: TriedForm<AccountForm, ApplicationItem> = {
  tree: {
    root: { ...APPLICATION, fields: {}, links: { paymentData: APPLICATION.links.paymentData } },
    below: { ApplicationPaymentData: PAYMENT_DATA },
  },
  full: FULL,
  read: (record) => openedAccount(record).form,
  check: (form) => ACCOUNT_STEPS.flatMap(({ check }) => check(form, NOW)),
  write: (form) => ACCOUNT_FORM.write(form),
  fieldOf: (path) => (UNFILLED.test(path) ? undefined : path),
};

describe('the form of the bank account', () => {
  tryForm(ACCOUNT);
});

describe('the form of an application', () => {
  tryForm(FORM);

  test('sends the same after each step was shown', async () => {
    window.scrollTo = () => undefined;
    await expectStepsKeepValues(() => {
      const { saves, ...page } = openForm({ role: 'IRO', item: { ...FULL, status: 'submitted' } });
      return { ...page, sent: saves };
    }, 'Save changes');
  });

  test.each(LANGUAGES)('calls no two fields by one name: %s', (language) => {
    let names: readonly string[] = [];
    const Names = () => {
      names = namesOfFields(FORM, useFieldNames());
      return <p lang={LANGUAGE_TAG[language]} />;
    };
    const messages =
      language === 'gr'
        ? { 'mfe-applications': el, 'shared-record': recordEl }
        : { 'mfe-applications': en, 'shared-record': recordEn };
    renderInPortal(<Names />, { language, messages });
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name, place) => name === '' || names.indexOf(name) !== place)).toEqual([]);
  });
});
