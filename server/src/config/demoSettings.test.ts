import { readSettings } from './environment.ts';

const REGISTRY = {
  EWP_REGISTRY_URL: 'https://registry.example.org/catalogue-v1.xml',
  EWP_ADMIN_EMAIL: 'ewp@example.org',
};
const PRODUCTION = { NODE_ENV: 'production', OIDC_ISSUER: 'https://login.example.org/realms/apps' };

describe('readSettings, demo partners', () => {
  test('starts two beside a demo portal, and as many as are asked for', () => {
    expect(readSettings({}).demo).toEqual({ partners: 2, isPartner: false });
    expect(readSettings({ DEMO_PARTNERS: '1' }).demo.partners).toBe(1);
    expect(readSettings({ DEMO_PARTNERS: '0' }).demo.partners).toBe(0);
  });

  test.each([
    ['a real registry', REGISTRY],
    ['a database server of its own', { DATABASE_URL: 'postgres://portal@db.example.org/portal' }],
    ['an address that is not this machine', { HOST: '10.0.0.7' }],
    ['production settings', PRODUCTION],
  ])('starts none beside a portal with %s', (_name, environment) => {
    expect(readSettings({ ...environment, DEMO_PARTNERS: '2' }).demo.partners).toBe(0);
  });

  test('starts none in tests unless they are asked for', () => {
    expect(readSettings({ PORTAL_ENV: 'test' }).demo.partners).toBe(0);
    expect(readSettings({ PORTAL_ENV: 'test', DEMO_PARTNERS: '1' }).demo.partners).toBe(1);
  });

  test('is never a demo partner itself with production settings', () => {
    expect(readSettings({ DEMO_PARTNER: 'true' }).demo.isPartner).toBe(true);
    expect(readSettings({ ...PRODUCTION, DEMO_PARTNER: 'true' }).demo.isPartner).toBe(false);
  });

  test('is the shipped university unless another is named by its Erasmus code', () => {
    expect(readSettings({}).localInstitution).toBeNull();
    expect(readSettings({ LOCAL_INSTITUTION: 'E  MADRID14' }).localInstitution).toBe('E  MADRID14');
    expect(() => readSettings({ LOCAL_INSTITUTION: 'madrid' })).toThrow('LOCAL_INSTITUTION');
  });
});
