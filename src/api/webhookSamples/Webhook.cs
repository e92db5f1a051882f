using System;
using System.Globalization;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

public static class Webhook
{
    const int Tolerance = 300; // seconds

    // At least 24 bytes of base64 are eight groups of four characters.
    static readonly Regex ValidSecret = new Regex(
        @"\Awhsec_((?:[A-Za-z0-9+/]{4}){8,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\z");

    /// <summary>The key that a secret holds. Throws InvalidOperationException if there is none.</summary>
    public static byte[] Key(string secret)
    {
        var match = ValidSecret.Match(secret ?? "");
        if (!match.Success)
        {
            throw new InvalidOperationException(
                "The webhook secret must begin with whsec_ and hold at least 24 bytes of base64");
        }
        return Convert.FromBase64String(match.Groups[1].Value);
    }

    /// <summary>Throws FormatException unless the request is genuine.</summary>
    /// <param name="header">Returns a header's value by its name, or null.</param>
    /// <param name="body">The raw body.</param>
    /// <param name="now">Seconds since 1970.</param>
    public static void Verify(Func<string, string> header, byte[] body, string secret, long now)
    {
        var key = Key(secret);
        var id = header("webhook-id");
        var timestamp = header("webhook-timestamp");
        var signatures = header("webhook-signature");
        if (new[] { id, timestamp, signatures }.Any(string.IsNullOrEmpty))
        {
            throw new FormatException("A webhook header is missing");
        }
        var isNumber = long.TryParse(
            timestamp, NumberStyles.None, CultureInfo.InvariantCulture, out var seconds);
        // Compared without a difference, which could overflow.
        if (!isNumber || seconds < now - Tolerance || seconds > now + Tolerance)
        {
            throw new FormatException("The timestamp is too far from now");
        }
        using (var hmac = new HMACSHA256(key))
        {
            var content = Encoding.UTF8.GetBytes(id + "." + timestamp + ".").Concat(body).ToArray();
            var expected = "v1," + Convert.ToBase64String(hmac.ComputeHash(content));
            var expectedBytes = Encoding.UTF8.GetBytes(expected);
            var matches = signatures.Split(' ').Any(signature =>
                CryptographicOperations.FixedTimeEquals(
                    Encoding.UTF8.GetBytes(signature), expectedBytes));
            if (!matches)
            {
                throw new FormatException("No signature matches");
            }
        }
    }
}
