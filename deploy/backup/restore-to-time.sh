#!/bin/sh
# Makes a cluster's folder that PostgreSQL, once it is started there, brings to a moment: from a base backup and the log since.
#   restore-to-time.sh <base backup> <folder of archive-wal.sh> <new folder> <time, such as '2026-11-23 09:41:00+02'>
set -eu
umask 077

base="$1"
archive="$2"
cluster="$3"
moment="$4"
# PostgreSQL would say what is wrong with it only once everything has been copied; and of a time without its zone nobody knows which moment it is.
form='^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[ T]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?(Z|[+-](0[0-9]|1[0-4])(:?[0-5][0-9])?)$'
day="$(printf '%s' "$moment" | cut -c1-10)"
if [ "$(printf '%s' "$moment" | wc -l)" != 0 ] || ! printf '%s\n' "$moment" | grep -Eq "$form" ||
  [ "$(awk -v day="$day" 'BEGIN {
    split(day, is, "-"); last = 31
    if (is[2] + 0 == 4 || is[2] + 0 == 6 || is[2] + 0 == 9 || is[2] + 0 == 11) last = 30
    if (is[2] + 0 == 2) last = is[1] % 4 == 0 && (is[1] % 100 != 0 || is[1] % 400 == 0) ? 29 : 28
    print is[3] + 0 <= last ? "yes" : "no" }')" != yes ]; then
  echo "The time has to be a day of the calendar, a time and its zone, such as '2026-11-23 09:41:00+02'; this is: $moment" >&2
  exit 1
fi
# PostgreSQL 15 does not know this name of the zone here.
case "$moment" in *Z) moment="${moment%Z}+00" ;; esac
case "$archive" in
*[\'\"%\\]* | *"
"*)
  echo "The folder of the archive may have no quotes, %, \\ or line ends in its name: $archive" >&2
  exit 1
  ;;
esac
if [ ! -f "$base/PG_VERSION" ] || [ ! -d "$archive" ]; then
  echo "There is no base backup in $base, or no folder $archive." >&2
  exit 1
fi
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
