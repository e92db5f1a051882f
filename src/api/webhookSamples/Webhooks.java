import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

final class Webhooks {
    private static final int TOLERANCE = 300; // seconds

    // At least 24 bytes of base64 are eight groups of four characters.
    private static final Pattern SECRET = Pattern.compile(
        "whsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)");

    /** Returns the key that a secret holds. Throws IllegalStateException if there is none. */
    static byte[] key(String secret) {
        var match = SECRET.matcher(secret == null ? "" : secret);
        if (!match.matches()) {
            throw new IllegalStateException(
                "The webhook secret must begin with whsec_ and hold at least 24 bytes of base64");
        }
        return Base64.getDecoder().decode(match.group(1));
    }

    /**
     * Throws IllegalArgumentException unless the request is genuine.
     *
     * @param header returns a header's value by its name, or null
     * @param body the raw body
     * @param now seconds since 1970
     */
    static void verify(UnaryOperator<String> header, byte[] body, String secret, long now) {
        byte[] key = key(secret);
        String id = header.apply("webhook-id");
        String timestamp = header.apply("webhook-timestamp");
        String signatures = header.apply("webhook-signature");
        if (isEmpty(id) || isEmpty(timestamp) || isEmpty(signatures)) {
            throw new IllegalArgumentException("A webhook header is missing");
        }
        if (!timestamp.matches("[0-9]{1,12}")
            || Math.abs(now - Long.parseLong(timestamp)) > TOLERANCE) {
            throw new IllegalArgumentException("The timestamp is too far from now");
        }
        byte[] expected = ("v1," + sign(key, id + "." + timestamp + ".", body)).getBytes();
        for (String signature : signatures.split(" ")) {
            // Takes the same time wherever the first difference is.
            if (MessageDigest.isEqual(signature.getBytes(StandardCharsets.UTF_8), expected)) {
                return;
            }
        }
        throw new IllegalArgumentException("No signature matches");
    }

    private static String sign(byte[] key, String prefix, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(prefix.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(mac.doFinal(body));
        } catch (GeneralSecurityException error) {
            throw new AssertionError(error); // every Java has HmacSHA256
        }
    }

    private static boolean isEmpty(String value) {
        return value == null || value.isEmpty();
    }
}
