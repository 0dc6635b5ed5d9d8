#!/bin/sh
# Writes the whole database of the portal into one file, as it is at one moment; people work on meanwhile.
#   dump.sh <postgres://…> <folder>
# Says the file's name. A dump that was cut short leaves no file that looks whole.
set -eu
umask 077

database="$1"
folder="$2"
mkdir -p "$folder"
file="$folder/portal-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT
pg_dump --format=custom --file="$file.part" --dbname="$database"
pg_restore --list "$file.part" >/dev/null
mv "$file.part" "$file"
echo "$file"
