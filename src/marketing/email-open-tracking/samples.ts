import {brand, keyVariable as KEY} from '../../site';

const URL = `${brand.api}/emails`;

/**
 * One tracked email: the request, what the API says of it later, and the event. Fields are
 * those of `src/api/openapi.yaml`: the test of this file holds them against it.
 */
export const samples = {
  request: {
    bash: `curl ${URL} \\
  -H "Authorization: Bearer $${KEY}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "from": "Acme <hello@acme.example>",
    "to": "ana@customer.example",
    "subject": "Your weekly summary",
    "html": "<p>Here is your week, Ana.</p>",
    "trackOpens": true
  }'`,
    javascript: `const answer = await fetch('${URL}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    from: 'Acme <hello@acme.example>',
    to: 'ana@customer.example',
    subject: 'Your weekly summary',
    html: '<p>Here is your week, Ana.</p>',
    trackOpens: ana.agreedToTracking,
  }),
});`,
    python: `import os
import requests

answer = requests.post(
    "${URL}",
    headers={"Authorization": f"Bearer {os.environ['${KEY}']}"},
    json={
        "from": "Acme <hello@acme.example>",
        "to": "ana@customer.example",
        "subject": "Your weekly summary",
        "html": "<p>Here is your week, Ana.</p>",
        "trackOpens": ana.agreed_to_tracking,
    },
)`,
    ruby: `require "json"
require "net/http"

email = {
  from: "Acme <hello@acme.example>",
  to: "ana@customer.example",
  subject: "Your weekly summary",
  html: "<p>Here is your week, Ana.</p>",
  trackOpens: ana.agreed_to_tracking
}
answer = Net::HTTP.post(
  URI("${URL}"), email.to_json,
  "Authorization" => "Bearer #{ENV.fetch("${KEY}")}",
  "Content-Type" => "application/json"
)`,
    php: `<?php
$curl = curl_init('${URL}');
curl_setopt_array($curl, [
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    'Authorization: Bearer ' . getenv('${KEY}'),
    'Content-Type: application/json',
  ],
  CURLOPT_POSTFIELDS => json_encode([
    'from' => 'Acme <hello@acme.example>',
    'to' => 'ana@customer.example',
    'subject' => 'Your weekly summary',
    'html' => '<p>Here is your week, Ana.</p>',
    'trackOpens' => $ana->agreedToTracking,
  ]),
]);
$answer = curl_exec($curl);`,
  },
  email: {
    json: `{
  "id": "em_7Qx2mB41",
  "status": "delivered",
  "trackOpens": true,
  "openedAt": "2026-11-19T10:02:41Z"
}`,
  },
  event: {
    json: `{
  "type": "email.opened",
  "timestamp": "2026-11-19T10:02:41Z",
  "data": {
    "emailId": "em_7Qx2mB41",
    "recipient": "ana@customer.example",
    "reply": null,
    "subject": "Your weekly summary",
    "template": null,
    "tags": [],
    "metadata": {},
    "test": false
  }
}`,
  },
} as const;
