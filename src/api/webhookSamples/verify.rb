require "openssl"

TOLERANCE = 300 # seconds

# Raises ArgumentError unless the request is genuine. `body` is the raw body: a String.
def verify_webhook(headers, body, secret, now: Time.now.to_i)
  id, timestamp, signatures =
    headers.values_at("webhook-id", "webhook-timestamp", "webhook-signature")
  if [id, timestamp, signatures].any? { |value| value.to_s.empty? }
    raise ArgumentError, "A webhook header is missing"
  end
  if !timestamp.match?(/\A\d+\z/) || (now - timestamp.to_i).abs > TOLERANCE
    raise ArgumentError, "The timestamp is too far from now"
  end

  key = secret.delete_prefix("whsec_").unpack1("m")
  digest = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{timestamp}.".b + body.b)
  expected = "v1,#{[digest].pack("m0")}"
  return if signatures.split(" ").any? { |given| OpenSSL.secure_compare(given, expected) }

  raise ArgumentError, "No signature matches"
end
