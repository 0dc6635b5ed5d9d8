import { NEW_AGREEMENT_FACTS } from '../agreements/agreementFacts.ts';
import { BULK_PERMISSIONS, refusalOfWork } from './bulkWorks.ts';
import { contactsEditSchema, departmentsEditSchema, filledIn, reminderMailSchema } from './otherEdits.ts';

const VALUES = { agreement: '7', partnerAgreement: '$&', years: '2027-2028', partner: 'Graz', since: '–' };

test('a template names an agreement by the words in braces, each as often as it stands there, and takes values as they are', () => {
  expect(filledIn('{agreement} {partnerAgreement}, {agreement} of {partner}', VALUES)).toBe(
    '7 $&, 7 of Graz',
  );
  expect(filledIn('{partner}', { ...VALUES, partner: '{agreement}' })).toBe('{agreement}');
});

test.each([
  ['what nobody fills in', 'About {name}'],
  ['a brace that is left open', 'About {agreement'],
  ['nothing', ' '],
])('a subject with %s is refused', (_name, subject) => {
  expect(reminderMailSchema.safeParse({ language: 'en', subject, text: 'Text' }).success).toBe(false);
});

test('a subject has one line', () => {
  const { subject } = reminderMailSchema.parse({ language: 'en', subject: 'About\nBcc: all', text: 'Text' });
  expect(subject).toBe('About Bcc: all');
});

test('nobody and nothing takes its own place', () => {
  expect(contactsEditSchema.safeParse({ contact: 5, instead: 5 }).success).toBe(false);
  expect(contactsEditSchema.safeParse({ contact: 5, instead: 6 }).success).toBe(true);
  expect(departmentsEditSchema.safeParse({ department: 5, instead: 5 }).success).toBe(false);
});

test.each([
  ['a draft', { status: 1 }, 'not-in-this-state'],
  ['what the partner was told of', { status: 3, ewpStatus: 2 }, undefined],
  ['what the partner waits for', { status: 3, ewpStatus: 6 }, 'not-in-this-state'],
  ['what both approved', { status: 3, ewpStatus: 7 }, 'not-in-this-state'],
  ['what was deleted', { status: 3, ewpStatus: 2, isDeleted: true }, 'deleted'],
])('nobody is reminded but of what the partner is waited for: %s', (_name, state, refusal) => {
  const facts = { ...NEW_AGREEMENT_FACTS, ...state };
  expect(refusalOfWork('remind', facts, BULK_PERMISSIONS)).toBe(refusal);
  expect(refusalOfWork('remind', facts, ['iia_edit_iro'])).toBe('not-permitted');
});
