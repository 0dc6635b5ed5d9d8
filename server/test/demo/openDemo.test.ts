import { readSettings } from '../../src/config/environment.ts';
import { findFreePort } from '../../src/demonstration/postgres/freePort.ts';
import { openDemo } from '../../src/start/openDemo.ts';
import { startTestServer } from '../support/portal/testServer.ts';

describe('openDemo', () => {
  test('connects the portal to a registry on this machine, and changes nothing else of its settings', async () => {
    const port = await findFreePort();
    const settings = readSettings({ PORTAL_ENV: 'test', DEMO_PARTNERS: '1', PORT: String(port) });
    const demo = await openDemo(settings);
    try {
      expect(demo.settings.ewp).toMatchObject({
        publicUrl: `http://localhost:${port}`,
        allowsLoopback: true,
      });
      expect(new URL(demo.settings.ewp!.catalogueUrl).hostname).toBe('127.0.0.1');
      expect({ ...demo.settings, ewp: null }).toEqual(settings);
    } finally {
      await demo.stop();
    }
  });

  test('leaves a portal as it is that asks for no partners', async () => {
    const settings = readSettings({ DEMO_PARTNERS: '0' });
    expect((await openDemo(settings)).settings).toBe(settings);
  });

  test('lets the portal go on without partners when there is no port for them, and logs why', async () => {
    const server = await startTestServer({ environment: { LOG_LEVEL: 'warn' } });
    try {
      const settings = readSettings({ PORT: '65535' });
      const demo = await openDemo(settings);
      expect(demo.settings).toBe(settings);
      expect(await demo.startPartners('postgres://127.0.0.1:1/none', server.app.log)).toEqual([]);
      expect(server.logLines.join('')).toContain('There are no 3 free ports above 65535.');
    } finally {
      await server.stop();
    }
  });
});
