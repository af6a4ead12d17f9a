#!/bin/bash
# queue.sh LIST OUT: renders the lines of LIST one after another ("SCENE [options]") into OUT, at the lowest priority.
# Lines may be added while it runs; a line "END" stops it. OUT/lock is held by whoever renders: hold it for proofs too.
list=$1
out=$2
cd "$(dirname "$0")" || exit 1
mkdir -p "$out"
n=1
while true; do
  line=$(sed -n "${n}p" "$list")
  [ "$line" = END ] && break
  if [ -z "$line" ]; then sleep 2; continue; fi
  # shellcheck disable=SC2086 # the options of a line are words
  flock "$out/lock" nice -n 19 blender -b -P render.py -- $line --out "$out" > "$out/last.log" 2>&1
  grep -q RESULT "$out/last.log" || { echo "$line" >> "$out/failed.txt"; cp "$out/last.log" "$out/failed-$n.log"; }
  n=$((n + 1))
done
