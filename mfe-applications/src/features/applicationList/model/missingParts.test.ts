import { applicationItem } from 'shared-contracts/entities/applicationItem.ts';
import { missingParts } from './missingParts.ts';

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

describe('missingParts', () => {
  test('names every part of an empty draft that a submitted application needs, in the order of the steps', () => {
    expect(missingParts(read({}))).toEqual([
      'studentData',
      'studiesData',
      'prefferedMobility',
      'pastMobilities',
      'filesData',
      'gradesConfirm',
      'gdprConfirm',
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
    const parts = missingParts(
      read({ pastMobilities: false, gradesConfirm: true, gdprConfirm: true, filesData: [files] }),
    );
    expect(parts).toEqual(['studentData', 'studiesData', 'prefferedMobility']);
    expect(missingParts(read({ filesData: [files], specialNeedsCategory: true }))).toContain('filesData');
  });
});
