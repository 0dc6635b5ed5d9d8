import type { ReactNode } from 'react';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import type { Role } from 'shared-contracts/rights/permissions.ts';
import { ErrorTexts } from 'shared-record/edit';
import { FormProvider, resolveBy, useForm, type FieldIssue } from 'shared-ui/fields';
import { renderInPortal } from 'shared-ui/testing';
import { moduleTexts } from '../../../../testing/moduleTexts.ts';
import type { AgreementForm } from '../../model/form/agreementForm.ts';
import { useFieldNames } from '../../useFieldNames.ts';
import { WizardContext, type WizardContextValue } from '../../wizardContext.ts';

const WIZARD: WizardContextValue = {
  agreementId: null,
  local: { id: 1, name: 'Local University', heiId: 'local.example', erasmusCode: 'G  LOCAL01' },
  partner: { id: 7, name: 'University of Graz', heiId: 'graz.example', erasmusCode: 'A  GRAZ01' },
  departmentDomain: 'law',
  isReadOnly: false,
};

const FORM: AgreementForm = {
  startYear: 2027,
  endYear: 2028,
  country: 40,
  institution: 7,
  localContacts: [],
  partnerContacts: [],
  studentMobilitiesForStudies: null,
  studentMobilitiesForTraineeship: null,
  staffMobilitiesForTeaching: null,
  staffMobilitiesForTraining: null,
  comments: '',
};

const listOf = (value: readonly object[]) => () => ({ body: { value, total: value.length } });

/** Record of somebody whom the portal knows. */
export function buildContact(change: object = {}) {
  return {
    id: 9,
    uid: null,
    title: 'Dr.',
    roles: [{ value: 'Departmental Coordinator', language: 'en' }],
    givenName: 'Eleni',
    familyName: 'Markou',
    email: 'e.markou@law.example.org',
    phone: '+302310123456',
    address: '1 University Street',
    url: null,
    department: {
      id: 4,
      name: 'School of Law',
      nameGR: 'Νομική Σχολή',
      ounitId: null,
      institution: { id: 1 },
    },
    ...change,
  };
}

/** What a server answers of all that the steps look up. */
export const LOOKUPS: FakeApiRoutes = {
  'GET MobilityDepartments': ({ query }) =>
    query['$filter'] === 'institution/isLocal eq true'
      ? listOf([
          { id: 4, name: 'School of Law', nameGR: 'Νομική Σχολή', ounitId: null, domain: 'law' },
          { id: 5, name: 'School of Physics', nameGR: 'Τμήμα Φυσικής', ounitId: null, domain: 'physics' },
        ])()
      : listOf([{ id: 77, name: 'Faculty of Law', nameGR: null, ounitId: 'unit-5', domain: null }])(),
  'GET MobilityContacts': listOf([
    buildContact(),
    buildContact({ id: 10, givenName: 'Test', familyName: 'Person', email: 'TEST@law.example.org' }),
  ]),
  'GET MobilityContacts/3': () => ({
    body: buildContact({
      id: 3,
      givenName: 'Institutional',
      familyName: 'Coordinator',
      email: 'office@example.org',
    }),
  }),
  'GET MobilityRoleDescriptions': listOf([
    { id: 1, value: 'Departmental Coordinator' },
    { id: 4, value: 'Signatory' },
  ]),
  'GET MobilitySubjectAreas': listOf([
    { id: 54, code: '042', name: 'Law', nameGR: 'Νομική' },
    { id: 55, code: '0421', name: 'Law', nameGR: 'Νομική' },
    { id: 56, code: '0613', name: 'Software', nameGR: 'Λογισμικό' },
  ]),
  'GET MobilityLanguages': listOf([
    { id: 2, name: 'English', nameGR: 'Αγγλικά' },
    { id: 3, name: 'Greek', nameGR: 'Ελληνικά' },
  ]),
};

type StepOptions = {
  readonly form?: Partial<AgreementForm>;
  readonly wizard?: Partial<WizardContextValue>;
  readonly routes?: FakeApiRoutes;
  /** What the button of the test refuses. */
  readonly check?: (form: AgreementForm) => readonly FieldIssue[];
  readonly language?: 'en' | 'gr';
  readonly role?: Role;
};

/** Opens a step in a form of its own, with a button "Check" that checks it; `values` reads the form. */
export function openStep(step: ReactNode, options: StepOptions = {}) {
  const { form = {}, wizard = {}, routes = {}, check = () => [], language = 'en', role = 'IRO' } = options;
  const calls = fakeApi({ ...LOOKUPS, ...routes });
  let read = (): AgreementForm => FORM;
  function Host() {
    const methods = useForm<AgreementForm>({
      defaultValues: { ...FORM, ...form },
      resolver: resolveBy(check),
    });
    read = methods.getValues;
    const nameOf = useFieldNames();
    return (
      <FormProvider {...methods}>
        <WizardContext value={{ ...WIZARD, ...wizard }}>
          <ErrorTexts nameOf={nameOf}>{step}</ErrorTexts>
          <button type="button" onClick={() => void methods.trigger()}>
            Check
          </button>
        </WizardContext>
      </FormProvider>
    );
  }
  const view = renderInPortal(
    <SignedIn role={role}>
      <Host />
    </SignedIn>,
    { messages: moduleTexts(language), language },
  );
  return { ...view, calls, values: () => read() };
}
