#!/bin/sh
# Makes nginx serve a new build on a machine of your own, without a failed request and
# without a page that mixes two builds:
#   sh deploy/switch.sh build
#
# Each build gets a folder of its own beside the site's, /srv/site-<time>, and only the
# configuration names it. nginx reads the folder's pages, headers and redirects in the same
# reload. A link that is turned over would show new pages with the old security policy until
# then, and copying over the old files would show half of both.
#
# SITE names another folder than /srv/site, SITE_CONF the configuration, and NGINX the
# command with its options.
set -eu
build=${1:?Name the folder of the build, for example: sh deploy/switch.sh build}
site=${SITE:-/srv/site}
conf=${SITE_CONF:-/etc/nginx/conf.d/site.conf}
nginx=${NGINX:-nginx}

current=$(sed -n "s#^ *root \($site[0-9-]*\);.*#\1#p" "$conf" | head -n 1)
if [ ! -d "$current" ]; then
  echo "$conf has no root that begins with $site and exists. Set SITE or SITE_CONF." >&2
  exit 1
fi
release=$site-$(date -u +%Y%m%d%H%M%S)
mkdir "$release"
cp -Rp "$build/." "$release/"

# While nginx reloads, its old and new processes both accept connections for a moment. A page
# from a new one may ask an old one for its assets, so the old folder gets them as well.
(cd "$release" && find assets -type d) | while read -r folder; do
  mkdir -p "$current/$folder"
  # Refuses what both builds have, which is the same file, and links the rest.
  find "$release/$folder" -maxdepth 1 -type f \
    -exec sh -c 'ln "$@" "$0/" 2>/dev/null' "$current/$folder" {} + || true
done
assets() { (cd "$1" && find assets -type f); }
missing=$({ assets "$release"; assets "$current"; assets "$current"; } | sort | uniq -u)
if [ -n "$missing" ]; then
  echo "$current did not get these assets of $release:" "$missing" >&2
  echo "Both folders have to be on one file system." >&2
  exit 1
fi

cp -p "$conf" "$conf.before"
sed "s#$site[0-9-]*\([/;]\)#$release\1#g" "$conf.before" >"$conf.new"
mv "$conf.new" "$conf"
if ! $nginx -t; then
  mv "$conf.before" "$conf"
  echo "nginx still serves $current." >&2
  exit 1
fi
$nginx -s reload
echo "nginx serves $release. The build before it is $current."
