import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Scanner;

/** Tries Webhooks.java on requests, one a line: six fields in base64 with spaces between them. */
class Main {
    static byte[] bytes(String field) {
        return Base64.getDecoder().decode(field);
    }

    static String text(String field) {
        return new String(bytes(field), StandardCharsets.UTF_8);
    }

    public static void main(String[] arguments) {
        var lines = new Scanner(System.in);
        while (lines.hasNextLine()) {
            String[] fields = lines.nextLine().split(" ", -1);
            var headers = Map.of(
                "webhook-id", text(fields[0]),
                "webhook-timestamp", text(fields[1]),
                "webhook-signature", text(fields[2]));
            try {
                Webhooks.verify(
                    headers::get, bytes(fields[3]), text(fields[4]), Long.parseLong(text(fields[5])));
                System.out.println("genuine");
            } catch (IllegalArgumentException error) {
                System.out.println("refused: " + error.getMessage());
            } catch (IllegalStateException error) {
                System.out.println("own fault: " + error.getMessage());
            }
        }
    }
}
