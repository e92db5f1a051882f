import {brand, keyVariable as KEY} from '../../site';

const URL = `${brand.api}/emails`;

/** The body of the request. */
const EMAIL = `{
  "from": "Acme <hello@acme.example>",
  "to": "ana@customer.example",
  "template": "data-export",
  "props": {
    "name": "Ana",
    "email": "ana@customer.example",
    "requestedAt": "19 November 2026, 09:30 UTC",
    "contents": "All your projects",
    "format": "ZIP with CSV files",
    "downloadUrl": "https://acme.example/exports/2041",
    "availableUntil": "26 November 2026",
    "supportEmail": "help@acme.example"
  }
}`;

/**
 * Everything on the page that a machine writes or reads, by sample and language. One
 * email runs through all of it. Fields, statuses and codes are those of
 * `src/api/openapi.yaml`: the test of this file holds them against it.
 */
export const samples = {
  request: {
    bash: `curl ${URL} \\
  -H "Authorization: Bearer $${KEY}" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: export-2041" \\
  -d '${EMAIL.replaceAll('\n', '\n  ')}'`,
    javascript: `const answer = await fetch('${URL}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY}}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'export-2041',
  },
  body: JSON.stringify({
    from: 'Acme <hello@acme.example>',
    to: 'ana@customer.example',
    template: 'data-export',
    props: {
      name: 'Ana',
      email: 'ana@customer.example',
      requestedAt: '19 November 2026, 09:30 UTC',
      contents: 'All your projects',
      format: 'ZIP with CSV files',
      downloadUrl: 'https://acme.example/exports/2041',
      availableUntil: '26 November 2026',
      supportEmail: 'help@acme.example',
    },
  }),
});
const {id} = await answer.json();`,
    python: `import os
import requests

answer = requests.post(
    "${URL}",
    headers={
        "Authorization": f"Bearer {os.environ['${KEY}']}",
        "Idempotency-Key": "export-2041",
    },
    json={
        "from": "Acme <hello@acme.example>",
        "to": "ana@customer.example",
        "template": "data-export",
        "props": {
            "name": "Ana",
            "email": "ana@customer.example",
            "requestedAt": "19 November 2026, 09:30 UTC",
            "contents": "All your projects",
            "format": "ZIP with CSV files",
            "downloadUrl": "https://acme.example/exports/2041",
            "availableUntil": "26 November 2026",
            "supportEmail": "help@acme.example",
        },
    },
)
email_id = answer.json()["id"]`,
    ruby: `require "json"
require "net/http"

email = {
  from: "Acme <hello@acme.example>",
  to: "ana@customer.example",
  template: "data-export",
  props: {
    name: "Ana",
    email: "ana@customer.example",
    requestedAt: "19 November 2026, 09:30 UTC",
    contents: "All your projects",
    format: "ZIP with CSV files",
    downloadUrl: "https://acme.example/exports/2041",
    availableUntil: "26 November 2026",
    supportEmail: "help@acme.example"
  }
}
answer = Net::HTTP.post(
  URI("${URL}"), email.to_json,
  "Authorization" => "Bearer #{ENV.fetch("${KEY}")}",
  "Content-Type" => "application/json",
  "Idempotency-Key" => "export-2041"
)
id = JSON.parse(answer.body)["id"]`,
    php: `<?php
$curl = curl_init('${URL}');
curl_setopt_array($curl, [
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    'Authorization: Bearer ' . getenv('${KEY}'),
    'Content-Type: application/json',
    'Idempotency-Key: export-2041',
  ],
  CURLOPT_POSTFIELDS => json_encode([
    'from' => 'Acme <hello@acme.example>',
    'to' => 'ana@customer.example',
    'template' => 'data-export',
    'props' => [
      'name' => 'Ana',
      'email' => 'ana@customer.example',
      'requestedAt' => '19 November 2026, 09:30 UTC',
      'contents' => 'All your projects',
      'format' => 'ZIP with CSV files',
      'downloadUrl' => 'https://acme.example/exports/2041',
      'availableUntil' => '26 November 2026',
      'supportEmail' => 'help@acme.example',
    ],
  ]),
]);
$id = json_decode(curl_exec($curl))->id;`,
  },

  email: {
    json: EMAIL,
  },
  accepted: {
    json: `{
  "id": "em_7Qx2mB41",
  "status": "queued"
}`,
  },
  // Made with a real key over a real message, so that the lengths are right.
  signature: {
    text: `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed;
 d=acme.example; s=pw1;
 h=from:to:subject:date:message-id:mime-version:content-type;
 bh=sVXeWNk9kvPAgYhpulyGDtscnt9wNNbuLwo1uF+eTJ4=;
 b=mdgnLTFOVLVposDJMcTn3VF8NkqR6kgDTDNNnZprRDCaDERnTF++
 +MHX4yjYV+paO6uwS56Y5aeSSzBIk/GRcGY7EZmniPAD7ojELekhaK
 kgP0nVeZV6e5dzEHvIYW+cj7PUBjQawMZOhcXP2xiHxbeI946AH/WI
 653kQP5Fj9T48VMqghZokAM3gjt5Mo0PllIO7SpsC2hLN6b6ZoznPU
 87BE0YEAkGowWKlXgqVE1VnRcVkMre7h4cbErDcZi+AzJKUvKX0uxX
 Ye++CPBNb3gVxZEkN9jk9mivIqZhZ19HNfnN/NYciJ5vbaagUCWTcn
 nAFJPso+mv2lE8HdVcqw==`,
  },
  delivered: {
    json: `{
  "status": "delivered",
  "recipients": [
    {
      "address": "ana@customer.example",
      "status": "delivered",
      "reply": "250 2.0.0 OK",
      "updatedAt": "2026-11-19T09:41:09Z"
    }
  ]
}`,
  },
  opened: {
    json: `{
  "status": "delivered",
  "trackOpens": true,
  "openedAt": "2026-11-19T09:52:30Z"
}`,
  },
  bounced: {
    json: `{
  "status": "bounced",
  "recipients": [
    {
      "address": "ana@customer.example",
      "status": "bounced",
      "reply": "550 5.1.1 User unknown",
      "updatedAt": "2026-11-19T09:41:09Z"
    }
  ]
}`,
  },

  html: {
    markup: `<h1>Your export is ready</h1>
<p>Hello Ana,</p>
<p>All your projects are in <b>one file</b>:</p>
<p>
  <a href="https://acme.example/exports/2041">
    Download the file
  </a>
</p>
<p>The file is available until 26 November 2026.</p>`,
  },
  text: {
    text: `Your export is ready

Hello Ana,

All your projects are in one file:

https://acme.example/exports/2041

The file is available until 26 November 2026.`,
  },
  markdown: {
    markdown: `# Your export is ready

Hello Ana,

All your projects are in **one file**:

[Download the file](https://acme.example/exports/2041)

The file is available until 26 November 2026.`,
  },
  template: {
    json: `{
  "template": "data-export",
  "props": {
    "name": "Ana",
    "email": "ana@customer.example",
    "requestedAt": "19 November 2026, 09:30 UTC",
    "contents": "All your projects",
    "format": "ZIP with CSV files",
    "downloadUrl": "https://acme.example/exports/2041",
    "availableUntil": "26 November 2026",
    "supportEmail": "help@acme.example"
  }
}`,
  },

  problem: {
    json: `{
  "type": "${brand.url}/docs/api/errors/#missing_prop",
  "title": "Missing prop",
  "status": 422,
  "detail": "The template data-export needs a value for downloadUrl.",
  "code": "missing_prop",
  "requestId": "req_3Fb6yK82",
  "errors": [
    {
      "pointer": "#/props/downloadUrl",
      "detail": "The template needs this value."
    }
  ]
}`,
  },
} as const;
