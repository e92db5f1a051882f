#!/usr/bin/env bash
# For trying a request by hand. OpenSSL takes the key as an argument, which other users
# of the machine can see: on a server, use one of the other languages.
set -euo pipefail

hmac() { # hmac HEXKEY < content
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$1" -binary
}

fail() { # fail MESSAGE [STATUS]
  echo "$1" >&2
  exit "${2:-1}"
}

id=${WEBHOOK_ID:-}
timestamp=${WEBHOOK_TIMESTAMP:-}
signatures=${WEBHOOK_SIGNATURE:-}
secret=${WEBHOOK_SECRET:-}
body_file=${1:?is the file that holds the raw body}
now=${2:-$(date +%s)}

# At least 24 bytes of base64 are eight groups of four characters.
valid='^whsec_([A-Za-z0-9+/]{4}){8,}([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'
if [[ ! $secret =~ $valid ]]; then
  fail "The webhook secret must begin with whsec_ and hold at least 24 bytes of base64" 2
fi
if [[ -z $id || -z $timestamp || -z $signatures ]]; then
  fail "A webhook header is missing"
fi
if [[ ! $timestamp =~ ^[0-9]{1,12}$ ]] ||
  ((now - 10#$timestamp > 300 || 10#$timestamp - now > 300)); then
  fail "The timestamp is too far from now"
fi

key=$(printf %s "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
expected=$({ printf '%s.%s.' "$id" "$timestamp" && cat "$body_file"; } |
  hmac "$key" | openssl base64 -A)

# The shell does not compare text in constant time. Comparing HMACs of both signatures
# under a random key leaks nothing.
mask=$(openssl rand -hex 32)
wanted=$(printf %s "v1,$expected" | hmac "$mask" | openssl base64 -A)
for signature in $signatures; do
  if [[ $(printf %s "$signature" | hmac "$mask" | openssl base64 -A) == "$wanted" ]]; then
    echo "Genuine"
    exit 0
  fi
done
fail "No signature matches"
