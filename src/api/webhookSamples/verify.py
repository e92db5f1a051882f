import base64
import hashlib
import hmac
import re
import time

TOLERANCE = 300  # seconds
# At least 24 bytes of base64 are eight groups of four characters.
SECRET = re.compile(
    r"whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)"
)


def webhook_key(secret):
    """The key that a secret holds. Raises RuntimeError if it is missing or invalid."""
    match = SECRET.fullmatch(secret or "")
    if not match:
        raise RuntimeError(
            "The webhook secret must begin with whsec_"
            " and hold at least 24 bytes of base64"
        )
    return base64.b64decode(match[1])


def verify_webhook(headers, body, secret, now=None):
    """Raises ValueError unless the request is genuine. `body` is the raw body: bytes."""
    key = webhook_key(secret)
    message_id = headers.get("webhook-id")
    timestamp = headers.get("webhook-timestamp")
    signatures = headers.get("webhook-signature")
    if not message_id or not timestamp or not signatures:
        raise ValueError("A webhook header is missing")
    now = time.time() if now is None else now
    if not timestamp.isdecimal() or abs(now - int(timestamp)) > TOLERANCE:
        raise ValueError("The timestamp is too far from now")
    content = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(key, content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # Every signature is compared, each in constant time.
    matches = [
        hmac.compare_digest(signature.encode(), expected)
        for signature in signatures.split(" ")
    ]
    if not any(matches):
        raise ValueError("No signature matches")
