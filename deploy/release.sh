#!/bin/sh
# Puts the built portal where nginx serves it, and writes nginx's configuration for it.
#   release.sh <folder that nginx serves> <file of the configuration> <host:port of a server>...
# Files of releases come first and are never taken away: pages that are open go on with theirs. What names them comes last: the registry,
# signed with the keys in RELEASE_KEYS, and the page.
set -eu

served="$1"
configuration="$2"
shift 2
here="$(cd "$(dirname "$0")/.." && pwd)"
built="${PORTAL_DIR:-$here/dist/portal}"

mkdir -p "$served"
cp -R "$built/m" "$built/shell" "$served/"
for name in $(cd "$built" && find . -maxdepth 1 -type f ! -name 'index.html*' ! -name '*.jsonl'); do
  cp "$built/$name" "$served/"
done
node "$here/shared-build/src/cli/registry.ts" adopt "$built" --portal "$served"

servers=""
for address in "$@"; do servers="$servers --server $address"; done
# Addresses hold no blanks, and the command refuses those that do.
# shellcheck disable=SC2086
PORTAL_DIR="$built" node "$here/server/src/start/writeNginx.ts" --root "$served" --listen "${NGINX_LISTEN:-8080}" $servers >"$configuration.new"
mv "$configuration.new" "$configuration"
