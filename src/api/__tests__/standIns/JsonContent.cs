// What Mono lacks of .NET for the programs of the guide that send.
using System.Collections;
using System.Linq;
using System.Text;

namespace System.Net.Http.Json
{
    static class JsonContent
    {
        public static HttpContent Create(object value)
        {
            return new StringContent(Write(value), Encoding.UTF8, "application/json");
        }

        /// Lists, strings without special characters, and objects of these.
        static string Write(object value)
        {
            if (value is string)
            {
                return $"\"{value}\"";
            }
            if (value is IEnumerable list)
            {
                return "[" + string.Join(", ", list.Cast<object>().Select(Write)) + "]";
            }
            var members = value.GetType().GetProperties().Select(
                member => $"\"{member.Name}\": {Write(member.GetValue(value))}");
            return "{" + string.Join(", ", members) + "}";
        }
    }
}
