import en from '../locales/en.json';
import { apiErrorText, errorReference } from './apiErrorText.ts';

const t = (key: string) => key;

describe('apiErrorText', () => {
  test.each([
    [{ kind: 'bad-input' }, 'badInput'],
    [{ kind: 'not-signed-in' }, 'notSignedIn'],
    [{ kind: 'not-permitted' }, 'notPermitted'],
    [{ kind: 'not-found' }, 'notFound'],
    [{ kind: 'stale' }, 'stale'],
    [{ kind: 'server' }, 'server'],
    [{ kind: 'network' }, 'network'],
    [{ kind: 'unexpected-reply' }, 'unexpectedReply'],
    [{ kind: 'server', code: 'too-many-requests' }, 'tooManyRequests'],
    [{ kind: 'not-permitted', code: 'another-account' }, 'anotherAccount'],
    [{ kind: 'constructor' }, 'unknown'],
    [new Error('boom'), 'unknown'],
    [undefined, 'unknown'],
  ])('has a sentence for %j', (error, name) => {
    expect(apiErrorText(error, t)).toBe(`shared-ui:apiErrorText.${name}`);
    expect(en.apiErrorText).toHaveProperty(name);
  });
});

describe('errorReference', () => {
  test('shortens the reference of the call', () => {
    expect(errorReference({ requestId: '0b7c5a1e-9f2d-4c59' })).toBe('0b7c5a1e');
  });

  test('gives nothing for what has no reference', () => {
    expect(errorReference(new Error('boom'))).toBeUndefined();
    expect(errorReference({ requestId: '' })).toBeUndefined();
  });
});
