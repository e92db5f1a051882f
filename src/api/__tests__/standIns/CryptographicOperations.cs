// What Mono lacks of .NET for Webhook.cs.
using System.Linq;

namespace System.Security.Cryptography
{
    // .NET has it since Core 2.1, and Mono lacks it.
    static class CryptographicOperations
    {
        public static bool FixedTimeEquals(byte[] left, byte[] right)
        {
            return left.Length == right.Length
                && left.Zip(right, (a, b) => a ^ b).Aggregate(0, (all, one) => all | one) == 0;
        }
    }
}
