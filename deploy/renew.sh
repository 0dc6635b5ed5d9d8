#!/bin/sh
# Signs the registry of releases anew before its time is over, with the keys in RELEASE_KEYS; looks once a day, and never ends.
#   renew.sh <folder that nginx serves>
set -u

here="$(cd "$(dirname "$0")/.." && pwd)"
while :; do
  node "$here/shared-build/src/cli/registry.ts" renew --portal "$1"
  sleep 86400
done
