import base64
import hashlib
import hmac
import time

TOLERANCE = 300  # seconds


def verify_webhook(headers, body, secret, now=None):
    """Raises ValueError unless the request is genuine. `body` is the raw body: bytes."""
    message_id = headers.get("webhook-id")
    timestamp = headers.get("webhook-timestamp")
    signatures = headers.get("webhook-signature")
    if not message_id or not timestamp or not signatures:
        raise ValueError("A webhook header is missing")
    now = time.time() if now is None else now
    if not timestamp.isdecimal() or abs(now - int(timestamp)) > TOLERANCE:
        raise ValueError("The timestamp is too far from now")
    key = base64.b64decode(secret.removeprefix("whsec_"))
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
