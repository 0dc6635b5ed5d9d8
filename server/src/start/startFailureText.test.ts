import { readSettings } from '../config/environment.ts';
import { MetricsPortError } from '../operation/metrics/metricsPortError.ts';
import { startFailureText } from './startFailureText.ts';

const settings = readSettings({ PORT: '8099' });

describe('startFailureText', () => {
  test.each([
    ['EADDRINUSE', /Port 8099 is taken/],
    ['ENOSPC', /disk is full/],
    ['ECONNREFUSED', /DATABASE_URL.*nothing answers/],
    ['28P01', /DATABASE_URL.*password/],
    ['3D000', /no database of that name/],
  ])('says what %s means', (code, sentence) => {
    expect(startFailureText(Object.assign(new Error('x'), { code }), settings)).toMatch(sentence);
  });

  test('says that it is the port of metrics which is taken, and not that of the portal', () => {
    const error = new MetricsPortError('Metrics cannot be given on port 9464.', {
      cause: Object.assign(new Error('x'), { code: 'EADDRINUSE' }),
    });
    expect(startFailureText(error, settings)).toBe('Metrics cannot be given on port 9464.');
  });

  test('looks into errors that come several at once', () => {
    const several = new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]);
    expect(startFailureText(several, settings)).toMatch(/nothing answers/);
  });
});
