/**
 * All that a module needs of a federation runtime: its chunks take what they need from webpack's share scope, which the shell fills, before they
 * run. The shell needs nothing of it. It stands in for `@module-federation/webpack-bundler-runtime`, and has of its
 * interface what the code calls that the federation plugin generates. The share policy is what makes it short: modules bring nothing of what is
 * shared, take nothing but the range `^x.y.z`, and are opened by the shell itself.
 *
 * Source: `lib/container` and `lib/sharing` of @module-federation/enhanced; docs/decisions/0065-the-share-scope-alone.md.
 */
export default { bundlerRuntime: { init: () => true, initContainerEntry: open, consumes: take } };

/** Has a container take what it needs from the share scope of its shell. */
function open({ webpackRequire, shareScope, shareScopeKey }) {
  webpackRequire.S[shareScopeKey] = shareScope;
}

/** Makes the shared modules that a chunk needs ready to run. One that cannot be had throws where it is asked for, and is looked for again with the next attempt. */
function take({ chunkId, chunkMapping, installedModules, promises, webpackRequire }) {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= Promise.resolve(webpackRequire)
      .then(({ S, consumesLoadingData }) => find(S, consumesLoadingData.moduleIdToConsumeDataMapping[id]))
      .catch((error) => {
        delete installedModules[id];
        return () => {
          throw error;
        };
      })
      .then((run) => {
        webpackRequire.m[id] = (module) => {
          // What throws may be asked for again.
          delete webpackRequire.c[id];
          module.exports = run();
        };
      });
    promises.push(installedModules[id]);
  }
}

function find(scopes, { shareScope: [scope], shareKey, requiredVersion }) {
  const offers = scopes[scope]?.[shareKey] ?? {};
  // Of two majors that are offered, no range takes both.
  const version = Object.keys(offers).find((offered) => isInRange(offered, requiredVersion));
  if (version === undefined) throw new Error(`No shared module ${shareKey} ${requiredVersion} is offered`);
  return offers[version].get();
}

/** Tells whether a version lies in a range `^x.y.z`: its first number that is not 0 stays, what follows may be higher. */
function isInRange(version, range) {
  const [offered, wanted] = [numbersOf(version), numbersOf(range)];
  const kept = wanted.findIndex((number) => number > 0);
  const other = wanted.findIndex((number, place) => number !== offered[place]);
  return other < 0 || (kept >= 0 && other > kept && offered[other] > wanted[other]);
}

function numbersOf(version) {
  return version.match(/\d+/g).slice(0, 3).map(Number);
}
