#!/bin/sh
# Makes a cluster's folder that PostgreSQL, once it is started there, brings to a moment: from a base backup and the log since.
#   restore-to-time.sh <base backup> <folder of archive-wal.sh> <new folder> <time, such as '2026-11-23 09:41:00+02'>
set -eu
umask 077

base="$1"
archive="$2"
cluster="$3"
moment="$4"
if [ -e "$cluster" ] && [ -n "$(ls -A "$cluster")" ]; then
  echo "$cluster is not empty: restore into a new folder." >&2
  exit 1
fi
mkdir -p "$cluster"
cp -R "$base/." "$cluster/"
chmod 700 "$cluster"
# What the old server had left to do of its own is of no use here.
rm -f "$cluster/postmaster.pid" "$cluster/standby.signal"
cat >>"$cluster/postgresql.auto.conf" <<END
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
touch "$cluster/recovery.signal"
