#!/bin/sh
# Finds the digests of the images that the portal stands on, so that a build takes what was looked at, whatever its tag says by then.
#   pin-images.sh <file>            writes them as settings of compose: docker compose --env-file portal.env --env-file <file> …
#   pin-images.sh --check <file>    ends with code 1 when the file names another image, no digest, or one that its tag no longer has
# The registry of the images has to be reached; docker with buildx asks it.
set -eu

here="$(cd "$(dirname "$0")" && pwd)"
# The names and tags stand in compose.yaml alone: VARIABLE image
images="$(sed -n 's/.*\${\([A-Z]*_IMAGE\):-\([^}]*\)}.*/\1 \2/p' "$here/compose.yaml")"

pinned() {
  echo "$images" | while read -r variable image; do
    digest="$(docker buildx imagetools inspect "$image" --format '{{.Manifest.Digest}}')"
    case "$digest" in
      sha256:????????????????????????????????????????????????????????????????) ;;
      *)
        echo "$image: no digest was found" >&2
        return 1
        ;;
    esac
    echo "$variable=$image@$digest"
  done
}

if [ "$1" != --check ]; then
  pinned >"$1.new" || {
    rm -f "$1.new"
    exit 1
  }
  mv "$1.new" "$1"
  exit
fi
now="$(mktemp)"
trap 'rm -f "$now"' EXIT
pinned >"$now"
diff "$2" "$now" || {
  echo "$2 is not what the tags of compose.yaml have now: look at what changed, then write it anew" >&2
  exit 1
}
