#!/bin/sh
# Renders the configuration from the environment and starts nginx.
set -eu
fail() {
  echo "$1" >&2
  exit 2
}
SHOP_FILES="${SHOP_FILES:-/srv/shop}"
# Pages of a build with VITE_API_BASE call that server, and old tabs may still call /api.
API_ORIGIN="${API_ORIGIN:-$(cat "$SHOP_FILES/.vite/nginx/api-origin" 2>/dev/null || :)}"
: "${API_ORIGIN:?is missing: the server behind /api, for example https://api.example.com}"
API_ORIGIN="${API_ORIGIN%/}"
API_ORIGIN="${API_ORIGIN%/api}"
# With a path, nginx would put it in the place of /api/.
echo "$API_ORIGIN" | grep -qE '^https?://[^/]+$' || fail 'API_ORIGIN has to be an origin, for example https://api.example.com.'
export API_ORIGIN SHOP_FILES PORT="${PORT:-8080}" TMPDIR="${TMPDIR:-/tmp}"
pages=files
# Host and port of a renderer (server/README.md): pages are live.
if [ -n "${RENDERER:-}" ]; then
  pages=live
  # Without a secret nobody can refresh a page: it is a random one.
  PURGE_SECRET="${PURGE_SECRET:-$(head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n')}"
  case "$PURGE_SECRET" in
  *[!A-Za-z0-9_-]*) fail 'PURGE_SECRET has to consist of letters, digits, - and _.' ;;
  esac
  BUILD=$(sed -n 's/.*"id": *"\([^"]*\)".*/\1/p' "$SHOP_FILES/builds/latest.json")
  export RENDERER PURGE_SECRET BUILD
  export CACHE_FOLDER="${CACHE_FOLDER:-$TMPDIR/zarrin-cache}" CACHE_KEYS="${CACHE_KEYS:-64m}" CACHE_SIZE="${CACHE_SIZE:-2g}"
fi
here=$(dirname "$0")
settings="$TMPDIR/zarrin"
mkdir -p "$settings"
rm -f "$settings"/*
for template in "$here"/nginx.conf.template "$here/$pages"/*.template; do
  envsubst '${API_ORIGIN} ${BUILD} ${CACHE_FOLDER} ${CACHE_KEYS} ${CACHE_SIZE} ${PORT} ${PURGE_SECRET} ${RENDERER} ${SHOP_FILES} ${TMPDIR}' \
    <"$template" >"$settings/$(basename "$template" .template)"
done
exec nginx -e stderr -c "$settings/nginx.conf" -g 'daemon off;'
