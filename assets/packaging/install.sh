#!/bin/sh
# Puts Bàn Tròn into the applications menu of the person who runs this, where the folder lies now.
#   ./install.sh            add          ./install.sh --remove    take out again
# Nothing is copied and nothing needs an administrator: keep the folder where it is, or run this again after moving it.
set -eu
folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
entry=$menu/round-table.desktop

if [ "${1:-}" = --remove ]; then
    rm -f -- "$entry"
    echo "removed $entry"
    exit 0
fi

case $folder in
*[\"\`\$\\%]*)
    echo "error: $folder: a menu entry cannot name a folder with one of the signs \" \` \$ \\ % in it; move it and try again" >&2
    exit 2
    ;;
esac
mkdir -p -- "$menu"
escaped=$(printf '%s' "$folder" | sed 's/[&|]/\\&/g')
sed "s|@FOLDER@|$escaped|g" "$folder/round-table.desktop.in" >"$entry.new"
mv -- "$entry.new" "$entry"
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database "$menu" >/dev/null 2>&1 || true
fi
echo "added $entry"
