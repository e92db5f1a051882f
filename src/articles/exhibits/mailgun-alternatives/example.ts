/** A call with most of what people use, shown until something else is pasted. */
export const EXAMPLE_CALL = `curl -s --user "api:$MAILGUN_API_KEY" \\
  https://api.eu.mailgun.net/v3/mg.acme.example/messages \\
  -F from='Acme <hello@acme.example>' \\
  -F to=ada@customer.example \\
  -F to=alan@customer.example \\
  -F subject='Your seat is ready, %recipient.name%' \\
  -F text='Hello %recipient.name%, you can log in now.' \\
  -F h:Reply-To=support@acme.example \\
  -F o:tag='seat ready' \\
  -F o:tracking-opens=yes \\
  -F o:deliverytime='Fri, 15 Jan 2027 08:00:00 +0100' \\
  -F v:accountId=42 \\
  -F recipient-variables='{"ada@customer.example": {"name": "Ada"},
    "alan@customer.example": {"name": "Alan"}}'`;
