// What Mono lacks of .NET for Email.cs of the guide, and a program that sends with it.
using System;
using System.Linq;
using System.Net.Http;
using System.Text;

namespace System.Net.Http.Json
{
    static class JsonContent
    {
        public static HttpContent Create(object value)
        {
            var members = value.GetType().GetProperties().Select(
                member => $"\"{member.Name}\": \"{member.GetValue(value)}\"");
            return new StringContent(
                "{" + string.Join(", ", members) + "}", Encoding.UTF8, "application/json");
        }
    }
}

static class Program
{
    static void Main()
    {
        var email = new
        {
            from = "hello@acme.example",
            to = "you@acme.example",
            subject = "It works",
            text = "Sent by .NET.",
        };
        Console.WriteLine(Email.SendAsync(email, "try-1").GetAwaiter().GetResult());
    }
}
