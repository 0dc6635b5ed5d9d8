#!/bin/sh
# Keeps one piece of PostgreSQL's log, whole or not at all: archive_command = '…/archive-wal.sh %p %f <folder>'
# PostgreSQL brings a piece again until this says 0, and nothing that is kept is ever written over.
set -eu
umask 077

piece="$1"
name="$2"
folder="$3"
if [ -f "$folder/$name" ]; then
  # The server ended between the rename and its own note of it.
  cmp -s "$piece" "$folder/$name"
  exit
fi
cp "$piece" "$folder/.$name.part"
sync "$folder/.$name.part"
mv "$folder/.$name.part" "$folder/$name"
sync "$folder"
