import { applicationItem } from 'shared-contracts/applications/entities/applicationItem.ts';
import { buildApplicationItem } from '../../testing/buildApplicationItem.ts';
import { APPLICATION_FORM } from './applicationForm.ts';
import { newApplication, openedApplication } from './openedApplication.ts';
import { toWire } from './toWire.ts';

const opened = (change: object = {}) =>
  openedApplication(applicationItem.schema.parse(buildApplicationItem(change)));

describe('the form of an application', () => {
  test('sends what it has read, and nothing that the server knows of the student', () => {
    const from = opened();
    const body = toWire(from.form, from, 'draft');
    expect(body).toMatchObject({
      id: 41,
      dateModified: '2026-10-06T09:30:00.000Z',
      owner: { id: 7 },
      type: 'long-term-studies',
      status: 'draft',
      applicationYear: 2026,
      pastMobilities: false,
      studiesData: { id: 6, department: 5, studyCycle: 6 },
      paymentData: { iban: null },
    });
    const [student] = body.studentData;
    expect(student).toMatchObject({
      id: 5,
      birthDate: '2004-02-29',
      birthCountry: 300,
      birthCity: { cityName: 'Drama' },
      currentAddress: [],
      permanentAddress: [{ street: 'Egnatia 5', country: { id: 300, countryNameGR: 'Ελλάδα' } }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Papadaki"|Παπαδάκη|12345"|"key"/);
  });

  test('keeps an answer that nobody has given apart from a "no"', () => {
    const from = opened({ pastMobilities: null, communicationAccept: null });
    expect(from.form).toMatchObject({ pastMobilities: null, communicationAccept: null });
    expect(toWire(from.form, from, 'draft')).toMatchObject({
      pastMobilities: null,
      communicationAccept: null,
    });
  });

  test('sends no past stays where the answer is no', () => {
    const stay = {
      id: 3,
      programme: 'erasmusStudies',
      studyCycle: 6,
      year: 2024,
      semesterDuration: 5,
      sendingInstitution: 'X',
    };
    const from = opened({ pastMobilities: true, pastMobilityData: [stay] });
    expect(toWire(from.form, from, 'draft').pastMobilityData).toHaveLength(1);
    expect(toWire({ ...from.form, pastMobilities: false }, from, 'draft').pastMobilityData).toEqual([]);
  });

  test('sends no level of a state certificate that is not there', () => {
    const from = opened({
      languageData: [
        { id: 1, stateCertificate: 0, stateCertificateLevel: 'B2' },
        { id: 2, stateCertificate: 1, stateCertificateLevel: 'C1' },
      ],
    });
    const levels = toWire(from.form, from, 'draft').languageData.map((one) => one.stateCertificateLevel);
    expect(levels).toEqual([null, 'C1']);
  });

  test('lets the server say the year of a draft that is handed in', () => {
    const from = opened();
    expect(toWire(from.form, from, 'submitted')).not.toHaveProperty('applicationYear');
  });

  test.each([
    ['long-term-studies', 'Long-term mobility for Studies'],
    ['short-term-studies', 'Short-term mobility for Studies'],
  ] as const)('of a new %s one has one mobility to fill in', (type, mobility) => {
    const { form, applicant, isReturned } = newApplication(type, null, 2026);
    expect(form.prefferedMobility).toMatchObject([{ type: mobility, programme: 'Erasmus+ Studies' }]);
    expect(form.studentData).toHaveLength(1);
    expect(form.filesData).toHaveLength(1);
    expect(isReturned).toBe(false);
    expect(applicant.email).toBeNull();
  });

  test('reads a draft that somebody made without any part', () => {
    const { form } = opened({
      studentData: [],
      studiesData: null,
      prefferedMobility: [],
      filesData: [],
      paymentData: null,
    });
    expect(form.studentData[0]?.permanentAddress).toHaveLength(1);
    expect(form.prefferedMobility).toHaveLength(1);
    expect(form.filesData[0]).toMatchObject({ europassCv: null });
    expect(APPLICATION_FORM.schema.parse(form)).toEqual(form);
  });

  test('takes the type from the application, and knows one that was sent back', () => {
    const from = opened({
      type: 'short-term-studies',
      dateReturned: '2026-10-07T09:30:00.000Z',
      returnReason: 'Files',
    });
    expect(from).toMatchObject({ type: 'short-term-studies', isReturned: true, returnReason: 'Files' });
  });
});
