import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import en from '../../../locales/en.json';
import el from '../../../locales/el.json';
import formEl from '../../../locales/applicationForm/el.json';
import formEn from '../../../locales/applicationForm/en.json';
import { missingSteps } from './missingParts.ts';

const read = (changes: object) =>
  applicationItem.schema.parse({
    id: 41,
    type: 'long-term-studies',
    status: 'draft',
    isDeleted: false,
    isSample: false,
    dateCreated: '2026-10-06T09:30:00.000Z',
    dateModified: '2026-10-06T09:30:00.000Z',
    owner: { id: 7 },
    ...changes,
  });

describe('missingSteps', () => {
  test('names every step of an empty draft in which a submitted application has something, in their order', () => {
    expect(missingSteps(read({}))).toEqual([
      'personal',
      'studies',
      'mobility',
      'past',
      'files',
      'affirmation',
    ]);
  });

  test('leaves out what is there', () => {
    const files = {
      id: 1,
      europassCv: 1,
      academicIdentity: 2,
      proposedCurriculum: 3,
      foreignLanguageCertificate: 4,
    };
    const parts = missingSteps(
      read({ pastMobilities: false, gradesConfirm: true, gdprConfirm: true, filesData: [files] }),
    );
    expect(parts).toEqual(['personal', 'studies', 'mobility']);
    expect(missingSteps(read({ filesData: [files], specialNeedsCategory: true }))).toContain('files');
  });

  test.each([
    [en, formEn],
    [el, formEl],
  ])('calls the steps as the form does', (list, form) => {
    expect(list.applicationList.MissingParts.steps).toEqual(form.applicationForm.steps);
  });
});
