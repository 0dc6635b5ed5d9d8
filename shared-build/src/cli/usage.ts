import { IS_STANDALONE } from '../workspace/workspace.ts';

/** What the release command says of itself. */
export const USAGE = `Usage: ${IS_STANDALONE ? 'portal-release' : 'node shared-build/src/cli/portal.ts'} <command> [id] [--portal <folder>]

  build:all         build what has changed, check it, publish it
  build <id>        build the shell or one module into its dist folder
  watch <id>        build one part again whenever a file changes, and publish it at once
  check [id]        tell whether the built shell or module (or all modules that are built) fits what is in force
                    --portal <address>: in a portal that is deployed, by what it serves; for modules alone
  publish <id>      check the built shell or module, put it beside its earlier releases, make it the active one
                    --percent <1-99>: make the module the canary of that part of the browsers, or change that part
                    --preview: put it beside the others as a preview; what is in force stays
                    --built <folder>, also of check: what was built lies there, and not in the package's dist folder
  check together <folder> …
                    tell whether built parts fit each other and what stays beside them
  publish together <folder> …
                    check built parts, of one checkout or of several, and put them in force at once: the shell and modules that fit no other way,
                    such as for another major of react or of the contract
                    --off <id>, also of check and rollback together: switch a module off with the same change; may be said again
  check server <place>
                    tell whether a server serves every release in force; place: its address, or a file such as shared-contracts/callVersions.json
  publish server <place>
                    check that, and say that it is the server of this portal: what is published is held against it from then on
  rollback together make what was in force before the last such change the active ones again, at once
  forget <id> <release>
                    name a preview no longer
  promote <id>      check the canary, make it the active one for all
  halt <id>         end the canary: all get the active one
  rollback <id>     make the release of the shell or a module before the active one the active one again
  off <id>          switch a module off: its pages say so
  on <id>           switch it on again
  remove <id>       take a module out of the registry that no other one links to; build:all takes none out
  ledger            tell who uses which export of what the shell offers; --unused: those that nobody uses; --json
  status            tell what is in force, and the canaries; --server <address>: and how each does there
  log               tell who published, rolled back or switched what

RELEASE_STORE names a store that the portal is in instead of a folder.`;
