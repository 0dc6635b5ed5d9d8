#!/bin/sh
# Brings what is new in the built portal where nginx serves it, and writes nginx's configuration for what is in force then.
#   release.sh <folder that nginx serves> <file of the configuration> <host:port of a server>...
# Files of releases are never taken away: pages that are open go on with theirs. What was released there since the image was built stays as it is.
# The registry is signed with the keys in RELEASE_KEYS.
set -eu

served="$1"
configuration="$2"
shift 2
here="$(cd "$(dirname "$0")/.." && pwd)"
built="${PORTAL_DIR:-$here/dist/portal}"

node "$here/shared-build/src/cli/registry.ts" bring "$built" --portal "$served"

servers=""
for address in "$@"; do servers="$servers --server $address"; done
# Addresses hold no blanks, and the command refuses those that do.
# shellcheck disable=SC2086
PORTAL_DIR="$served" node "$here/server/src/start/writeNginx.ts" --listen "${NGINX_LISTEN:-8080}" $servers >"$configuration.new"
mv "$configuration.new" "$configuration"
