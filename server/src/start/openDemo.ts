import type { Settings } from '../config/settings.ts';
import type { DemoNetwork } from '../demonstration/partners/demoNetwork.ts';

/** Opens the demo network when the settings ask for partners. A portal that cannot have them goes on without, and its log says why. */
export async function openDemo(settings: Settings): Promise<DemoNetwork> {
  if (settings.demo.partners === 0) return noNetwork(settings);
  // Loaded here alone: an image for production has no demo.
  return import('../demonstration/partners/demoNetwork.ts')
    .then(({ openDemoNetwork }) => openDemoNetwork(settings))
    .catch((error: unknown) => noNetwork(settings, error));
}

function noNetwork(settings: Settings, error?: unknown): DemoNetwork {
  return {
    settings,
    startPartners: async (_databaseUrl, log) => {
      if (error !== undefined) log.warn({ err: error }, 'the demo partners could not be started');
      return [];
    },
    stop: async () => undefined,
  };
}
