import { readSettings } from './environment.ts';

const of = (environment: Readonly<Record<string, string>>) => readSettings(environment).publicDestinations;

describe('destinations that everybody may read', () => {
  test('are off unless they are switched on', () => {
    expect(of({})).toBeNull();
    expect(
      of({ PUBLIC_DESTINATIONS: 'false', PUBLIC_DESTINATIONS_FRAMES: 'https://uni.example' }),
    ).toBeNull();
    expect(of({ PUBLIC_DESTINATIONS: 'true' })).toEqual({ frames: [] });
  });

  test('are shown in frames of the origins that are named', () => {
    const frames = 'https://www.uni.example  https://*.uni.example:8443 http://localhost:3000';
    expect(of({ PUBLIC_DESTINATIONS: 'true', PUBLIC_DESTINATIONS_FRAMES: frames })?.frames).toEqual(
      frames.split(/\s+/),
    );
  });

  test.each([
    '*',
    'https://*',
    'https:',
    "'self'",
    'https://uni.example/path',
    'https://uni.example; script-src *',
    'uni.example',
    'data:',
  ])('refuse %s as an origin', (frames) => {
    expect(() => of({ PUBLIC_DESTINATIONS_FRAMES: frames })).toThrow(/PUBLIC_DESTINATIONS_FRAMES/);
  });
});
