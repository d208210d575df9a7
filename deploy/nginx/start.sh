#!/bin/sh
# Renders the configuration from the environment and starts nginx.
set -eu
: "${API_ORIGIN:?is missing: the server behind /api, for example https://api.example.com}"
export API_ORIGIN PORT="${PORT:-8080}" SHOP_FILES="${SHOP_FILES:-/srv/shop}"
envsubst '${API_ORIGIN} ${PORT} ${SHOP_FILES}' <"$(dirname "$0")/nginx.conf.template" >/tmp/nginx.conf
exec nginx -e stderr -c /tmp/nginx.conf -g 'daemon off;'
