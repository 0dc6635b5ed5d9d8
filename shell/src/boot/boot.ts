// Runs inline in index.html before anything else is there; its hash is in the Content-Security-Policy.
import { LANGUAGE_COOKIE, LANGUAGE_TAG, parseLanguage } from 'shared-contracts/text/language.ts';
import { ROLE_STORAGE_KEY } from 'shared-contracts/session/session.ts';
import { readAppearance, showAppearance } from '../appearance/appearance.ts';
import { registryFor } from '../registry/registryFor.ts';
import { browserDraw } from '../registry/releaseDraw.ts';
import { TRIALS_KEY } from '../trials/keptTrials.ts';
import { panelAddress } from '../trials/trialLink.ts';
import { readBootData } from './bootData.ts';
import { handAnswerOver } from './handAnswerOver.ts';
import { preloadFile } from './preloadFile.ts';
import { preloadOwnPage } from './preloadOwnPage.ts';
import { keptPermissions, plannedRegistry, preloadPlan, withoutTried } from './preloadPlan.ts';
import { tellMissingShell } from './tellMissingShell.ts';

if (!handAnswerOver(window)) boot();

function boot(): void {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${LANGUAGE_COOKIE}=`));
  const tag = LANGUAGE_TAG[parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1))];
  document.documentElement.lang = tag;
  showAppearance(readAppearance());
  tellMissingShell(tag);

  // The policy forbids compiling text to code: the schema library must not even try, or the browser reports a violation.
  Object.assign(window, { __zod_globalConfig: { jitless: true } });

  const panel = panelAddress(window.location);
  if (panel !== undefined) window.history.replaceState(null, '', panel);

  const data = readBootData(document);
  const permissions = keptPermissions(window.localStorage.getItem(ROLE_STORAGE_KEY));
  if (data !== undefined) {
    const seen = registryFor(plannedRegistry(data), browserDraw);
    const registry = withoutTried(seen, window.sessionStorage.getItem(TRIALS_KEY) ?? '');
    const { files, place } = preloadPlan(registry, data.shell, window.location.pathname, tag, permissions);
    // First what leads to further files.
    if (place !== undefined) void preloadOwnPage(place.entry, place.routeId, tag);
    for (const file of files) preloadFile(file);
  }
}
