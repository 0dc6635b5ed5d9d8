import { buildSettings } from '../testing/buildSettings.ts';
import { checkSettingsForm, placeInSettings } from './checkSettingsForm.ts';
import { hasPartOfDay, toSettingsBody, toSettingsForm, yearChoices } from './settingsForm.ts';

const FORM = {
  firstDay: '2026-09-01',
  lastDay: '2026-12-31',
  year: '2026',
  confirmsByMail: 'yes',
  counter: '',
};

describe('toSettingsForm', () => {
  test('shows the first and the last day of the window in Athens', () => {
    expect(toSettingsForm(buildSettings())).toEqual(FORM);
  });

  test('is empty while nothing is set up', () => {
    expect(toSettingsForm(null)).toEqual({
      firstDay: '',
      lastDay: '',
      year: '',
      confirmsByMail: 'yes',
      counter: '',
    });
  });
});

describe('toSettingsBody', () => {
  test('opens at midnight of the first day, closes at midnight after the last, and leaves the counter alone', () => {
    expect(toSettingsBody(FORM)).toEqual({
      applicationStart: '2026-08-31T21:00:00.000Z',
      applicationStop: '2026-12-31T22:00:00.000Z',
      academicYear: 2026,
      confirmsByMail: true,
    });
    expect(toSettingsForm(buildSettings({ confirmsByMail: false })).confirmsByMail).toBe('no');
    expect(toSettingsBody({ ...FORM, confirmsByMail: 'no' })).toMatchObject({ confirmsByMail: false });
  });

  test('posts the counter when it is to be reset', () => {
    expect(toSettingsBody({ ...FORM, counter: '1' })).toMatchObject({ applicationCounter: 1 });
  });
});

describe('checkSettingsForm', () => {
  test.each([
    [{}, []],
    [{ lastDay: '2026-09-01' }, []],
    [{ firstDay: '', lastDay: '' }, []],
    [{ lastDay: '2026-08-31' }, [['lastDay', 'stop-before-start']]],
    [{ lastDay: '' }, [['lastDay', 'required']]],
    [{ firstDay: '' }, [['firstDay', 'required']]],
    [{ firstDay: '31/02/2026' }, [['firstDay', 'not-a-date']]],
    [{ year: '' }, [['year', 'required']]],
  ])('of %j finds %j', (changes, expected) => {
    expect(checkSettingsForm({ ...FORM, ...changes }).map(({ field, code }) => [field, code])).toEqual(
      expected,
    );
  });
});

describe('placeInSettings', () => {
  test('finds the field of what the server refuses', () => {
    expect(placeInSettings(['applicationStop'])).toBe('lastDay');
    expect(placeInSettings(['academicYear'])).toBe('year');
    expect(placeInSettings(['applicationType'])).toBeUndefined();
  });
});

describe('hasPartOfDay', () => {
  test('tells times of whole days from others', () => {
    expect(hasPartOfDay(buildSettings())).toBe(false);
    expect(hasPartOfDay(buildSettings({ applicationStop: '2026-12-31T00:00:00.000Z' }))).toBe(true);
    expect(hasPartOfDay(null)).toBe(false);
  });
});

describe('yearChoices', () => {
  test('has the academic years that the portal knows, and a stored one that lies outside', () => {
    expect(yearChoices(2026)).toEqual(yearChoices(null));
    expect(yearChoices(2040)[0]).toBe(2040);
  });
});
