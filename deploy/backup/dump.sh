#!/bin/sh
# Writes the whole database of the portal into one file, as it is at one moment; people work on meanwhile.
#   dump.sh <postgres://…, without a password> <folder>
# The password comes from PGPASSWORD or from PostgreSQL's password file.
# Says the file's name. A dump that was cut short leaves no file that looks whole.
set -eu
umask 077

database="$1"
folder="$2"
# Everybody on the machine sees the arguments of processes, those of PostgreSQL's tools as well.
authority="${database#*://}"
case "${authority%%[/?]*} $database" in
*:*@*\ * | *password*=*)
  echo "The address may have no password: set PGPASSWORD, or write it into the password file (~/.pgpass, or PGPASSFILE)." >&2
  exit 1
  ;;
esac
mkdir -p "$folder"
file="$folder/portal-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --file="$file.part" --dbname="$database"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
echo "$file"
