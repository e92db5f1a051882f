// Tries Webhook.cs on requests, one a line: six fields in base64 with spaces between them.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    static void Main()
    {
        string line;
        while ((line = Console.ReadLine()) != null)
        {
            var bytes = line.Split(' ').Select(Convert.FromBase64String).ToArray();
            var text = bytes.Select(Encoding.UTF8.GetString).ToArray();
            var headers = new Dictionary<string, string>
            {
                ["webhook-id"] = text[0],
                ["webhook-timestamp"] = text[1],
                ["webhook-signature"] = text[2],
            };
            try
            {
                Webhook.Verify(name => headers[name], bytes[3], text[4], long.Parse(text[5]));
                Console.WriteLine("genuine");
            }
            catch (FormatException error)
            {
                Console.WriteLine("refused: " + error.Message);
            }
            catch (InvalidOperationException error)
            {
                Console.WriteLine("own fault: " + error.Message);
            }
        }
    }
}
