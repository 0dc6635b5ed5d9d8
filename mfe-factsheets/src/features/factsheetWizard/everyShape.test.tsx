import {
  editedFactsheet,
  type EditedFactsheet,
} from 'shared-contracts/factsheets/entities/editedFactsheet.ts';
import { LANGUAGE_TAG, LANGUAGES } from 'shared-contracts/text/language.ts';
import { FACTSHEET_TREE } from 'shared-contracts/factsheets/members/factsheetTree.ts';
import recordEl from 'shared-record/locales/el.json';
import recordEn from 'shared-record/locales/en.json';
import { namesOfFields, tryForm, expectStepsKeepValues, type TriedForm } from 'shared-record/testing';
import { renderInPortal } from 'shared-ui/testing';
import el from '../../locales/factsheetWizard/el.json';
import en from '../../locales/factsheetWizard/en.json';
import type { FactsheetForm } from './model/factsheetForm.ts';
import { FACTSHEET_STEPS } from './model/factsheetSteps.ts';
import { openedFactsheet } from './model/openedFactsheet.ts';
import { toWire } from './model/toWire.ts';
import { buildFactsheet } from './testing/buildFactsheet.ts';
import { openWizard, READ } from './testing/openWizard.tsx';
import { useFieldNames } from './useFieldNames.ts';

const URLS = [1, 2].map((number) => ({ value: `https://office.example.org/${number}`, language: 'en' }));
const ENTRY = { email: 'office@example.org', phone: '+302310000000', urls: URLS };
const twice = (row: object) => [1, 2].map((id) => ({ id, ...row }));
const { institutionalCoordinatorContact: coordinator } = buildFactsheet();

/** A factsheet in which everything is filled in, with two entries in each list. */
const FULL = editedFactsheet.schema.parse(
  buildFactsheet({
    facultyUrl: 'https://faculty.example.org',
    courseCatalogueUrl: 'https://courses.example.org',
    institutionalCoordinatorContact: { ...coordinator, address: 'Egnatia 1', url: 'https://www.example.org' },
    applicationIncomingsInformationEntry: ENTRY,
    housingInformationEntry: ENTRY,
    visaInformationEntry: ENTRY,
    insuranceInformationEntry: ENTRY,
    additionalRequirements: twice({ name: 'CV', description: 'Two pages.', urls: URLS }),
    accessibilities: twice({ type: 'Service', services: 'Blind people', description: 'x', info: ENTRY }),
    additionalInfos: twice({ type: 'Sport', description: 'x', info: ENTRY }),
  }),
);

const FORM: TriedForm<FactsheetForm, EditedFactsheet> = {
  tree: FACTSHEET_TREE,
  full: FULL,
  read: (record) => openedFactsheet(record).form,
  check: (form) => FACTSHEET_STEPS.flatMap(({ check }) => check(form, new Date())),
  write: (form, opened) => {
    // Of the institution and the coordinator what was changed is sent.
    const {
      id: _id,
      dateModified: _version,
      ...body
    } = toWire(form, {
      ...openedFactsheet(FULL),
      form: opened,
    });
    return body;
  },
  // An address that nobody has filled in has its language already; without an address it is kept nowhere.
  isFilled: (path) => /urls(\.0\.language)?$/.test(path),
  fieldOf: (path) => (/(^|\.)(key|id|language)$/.test(path) ? undefined : path),
};

describe('the form of a factsheet', () => {
  tryForm(FORM);

  test('sends what was read after each step was shown', async () => {
    window.scrollTo = () => undefined;
    const opened = FORM.read(FULL);
    const open = () => {
      const { saves, ...page } = openWizard({ [READ]: () => ({ body: FULL }) });
      return { ...page, sent: saves };
    };
    await expectStepsKeepValues(open, 'Save', FORM.write(opened, opened));
  });

  test.each(LANGUAGES)('calls no two fields by one name: %s', (language) => {
    let names: readonly string[] = [];
    const Names = () => {
      names = namesOfFields(FORM, useFieldNames());
      return <p lang={LANGUAGE_TAG[language]} />;
    };
    const messages =
      language === 'gr'
        ? { 'mfe-factsheets': el, 'shared-record': recordEl }
        : { 'mfe-factsheets': en, 'shared-record': recordEn };
    renderInPortal(<Names />, { language, messages });
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, place) => name === '' || names.indexOf(name) !== place)).toEqual([]);
  });
});
