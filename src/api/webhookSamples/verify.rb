require "openssl"

TOLERANCE = 300 # seconds

# The key that a secret holds. Raises RuntimeError if the secret is missing or invalid.
def webhook_key(secret)
  # At least 24 bytes of base64 are eight groups of four characters.
  valid = %r{\Awhsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\z}
  base64 = secret.to_s[valid, 1]
  return base64.unpack1("m0") if base64

  raise "The webhook secret must begin with whsec_ and hold at least 24 bytes of base64"
end

# Raises ArgumentError unless the request is genuine. `body` is the raw body: a String.
def verify_webhook(headers, body, secret, now: Time.now.to_i)
  key = webhook_key(secret)
  id, timestamp, signatures =
    headers.values_at("webhook-id", "webhook-timestamp", "webhook-signature")
  if [id, timestamp, signatures].any? { |value| value.to_s.empty? }
    raise ArgumentError, "A webhook header is missing"
  end
  if !timestamp.match?(/\A\d+\z/) || (now - timestamp.to_i).abs > TOLERANCE
    raise ArgumentError, "The timestamp is too far from now"
  end

  digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.".b + body.b)
  expected = "v1,#{[digest].pack("m0")}"
  return if signatures.split(" ").any? { |given| OpenSSL.secure_compare(given, expected) }

  raise ArgumentError, "No signature matches"
end
