#!/bin/sh
# Puts a dump into an empty database: all of it, or nothing. No server of the portal may run on it meanwhile.
#   restore.sh <file of dump.sh> <postgres://…, without a password>
# The password comes from PGPASSWORD or from PostgreSQL's password file.
set -eu

file="$1"
database="$2"
# Everybody on the machine sees the arguments of processes, those of PostgreSQL's tools as well.
authority="${database#*://}"
case "${authority%%[/?]*} $database" in
*:*@*\ * | *password*=*)
  echo "The address may have no password: set PGPASSWORD, or write it into the password file (~/.pgpass, or PGPASSFILE)." >&2
  exit 1
  ;;
esac
tables="$(psql --no-psqlrc --tuples-only --no-align --dbname="$database" \
  --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")"
if [ "$tables" != 0 ]; then
  echo "The database has tables already: restore into an empty one." >&2
  exit 1
fi
pg_restore --single-transaction --exit-on-error --no-owner --no-privileges --dbname="$database" "$file"
psql --no-psqlrc --quiet --dbname="$database" --command=analyze
