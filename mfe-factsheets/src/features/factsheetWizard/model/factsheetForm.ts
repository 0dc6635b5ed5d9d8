import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { FACTSHEET } from 'shared-contracts/factsheets/members/factsheet.ts';
import {
  ACCESSIBILITY,
  ADDITIONAL_INFO,
  ADDITIONAL_REQUIREMENT,
  APPLICATION_ENTRY,
  HOUSING_ENTRY,
  INCOMINGS_CALENDAR,
  INSURANCE_ENTRY,
  NOMINATIONS_CALENDAR,
  VISA_ENTRY,
} from 'shared-contracts/factsheets/members/factsheetParts.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { formOf, wholeForm } from 'shared-contracts/members/form/formOf.ts';
import type { FormOf, NamedPart, ObjectPart, ReplyFor } from 'shared-contracts/members/form/formPart.ts';
import { listOf, objectForm } from 'shared-contracts/members/form/formParts.ts';
import { INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { keyed } from 'shared-record/form';
import { URL_LANGUAGE } from '../../../lib/urlLanguage.ts';

/** One web address; it has no name of its own. */
export const URL_FORM = objectForm({
  value: fieldForm({ type: 'text' }),
  language: fieldForm({ type: 'text', default: URL_LANGUAGE }),
});
const typedUrls = listOf(URL_FORM);
/** The wizard has no other language. Source: specification document 3, section 5, step 4. */
const someUrls = {
  ...typedUrls,
  write: (form: FormOf<typeof typedUrls>) =>
    typedUrls.write(form).map((url) => ({ ...url, language: URL_LANGUAGE })),
};
/** There is always one to fill in: the last one cannot be taken out. */
const urls = {
  ...someUrls,
  empty: () => [URL_FORM.empty()],
  read: (reply: ReplyFor<typeof someUrls>) =>
    reply == null || reply.length === 0 ? [URL_FORM.empty()] : someUrls.read(reply),
};

const info = alwaysThere(objectForm({ email: text(), phone: text(), urls }));

const requirement = keyed('requirement', wholeForm(ADDITIONAL_REQUIREMENT, { urls }));
interface RequirementForm extends FormOf<typeof requirement> {}
const accessibility = keyed('accessibility', wholeForm(ACCESSIBILITY, { info }));
interface AccessibilityForm extends FormOf<typeof accessibility> {}
const additional = keyed('additional', wholeForm(ADDITIONAL_INFO, { info }));
interface AdditionalInfoForm extends FormOf<typeof additional> {}

type RowForms = {
  readonly additionalRequirements: NamedPart<typeof requirement, RequirementForm>;
  readonly accessibilities: NamedPart<typeof accessibility, AccessibilityForm>;
  readonly additionalInfos: NamedPart<typeof additional, AdditionalInfoForm>;
};
/** Rows of the three lists. Their ids are never sent: the server knows a row again by what it says. */
export const ROW_FORMS: RowForms = {
  additionalRequirements: requirement,
  accessibilities: accessibility,
  additionalInfos: additional,
};
export type RowList = keyof typeof ROW_FORMS;
export type RowForm<List extends RowList> = FormOf<(typeof ROW_FORMS)[List]>;

const factsheet = formOf(
  FACTSHEET,
  [
    'institution',
    'generalUrl',
    'facultyUrl',
    'courseCatalogueUrl',
    'institutionalCoordinatorContact',
    'deadlineIncomingsCalendar',
    'deadlineNominationsCalendar',
    'decisionResponseWeeksLimit',
    'transcriptOfRecordsWeeksLimit',
    'applicationIncomingsInformationEntry',
    'housingInformationEntry',
    'visaInformationEntry',
    'insuranceInformationEntry',
    'additionalRequirements',
    'accessibilities',
    'additionalInfos',
  ],
  {
    institution: alwaysThere(formOf(INSTITUTION, ['id', 'name', 'erasmusCode', 'heiId', 'cityName'])),
    institutionalCoordinatorContact: alwaysThere(
      formOf(CONTACT, [
        'id',
        'title',
        'familyName',
        'givenName',
        'email',
        'phone',
        'address',
        'url',
        'department',
      ]),
    ),
    deadlineIncomingsCalendar: alwaysThere(wholeForm(INCOMINGS_CALENDAR)),
    deadlineNominationsCalendar: alwaysThere(wholeForm(NOMINATIONS_CALENDAR)),
    applicationIncomingsInformationEntry: alwaysThere(wholeForm(APPLICATION_ENTRY, { urls })),
    housingInformationEntry: alwaysThere(wholeForm(HOUSING_ENTRY, { urls })),
    visaInformationEntry: alwaysThere(wholeForm(VISA_ENTRY, { urls })),
    insuranceInformationEntry: alwaysThere(wholeForm(INSURANCE_ENTRY, { urls })),
    additionalRequirements: listOf(ROW_FORMS.additionalRequirements),
    accessibilities: listOf(ROW_FORMS.accessibilities),
    additionalInfos: listOf(ROW_FORMS.additionalInfos),
  },
);
export interface FactsheetForm extends FormOf<typeof factsheet> {}
/**
 * Everything that the wizard edits: the one form of all steps, and the draft that the browser keeps.
 *
 * - institution, institutionalCoordinatorContact: records of their own, which the factsheet's save carries
 * - autumnTerm, springTerm: `--MM-DD`, as it was typed
 */
export const FACTSHEET_FORM: NamedPart<typeof factsheet, FactsheetForm> = factsheet;

function text() {
  return fieldForm({ type: 'text' });
}

/** A record within the record that the form always has: empty while there is none. */
function alwaysThere<Value, Reply, Body>(part: ObjectPart<Value, Reply, Body>) {
  return {
    ...part,
    read: (reply: Reply | null | undefined) => (reply == null ? part.empty() : part.read(reply)),
  };
}
