/**
 * Everything on the page that a machine wrote or reads, by sample and language. One
 * email runs through all of them. Names of fields, statuses and codes are those of
 * `src/api/openapi.yaml`: the test beside this file holds them against it.
 */
export const samples = {
  request: {
    bash: `curl https://api.postwren.example/v1/emails \\
  -H "Authorization: Bearer $POSTWREN_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: reset-4f9c2e" \\
  -d '{
    "from": "Acme <hello@acme.example>",
    "to": "ana@customer.example",
    "template": "password-reset",
    "props": {
      "name": "Ana",
      "resetUrl": "https://acme.example/reset/4f9c2e"
    }
  }'`,
    javascript: `const answer = await fetch('https://api.postwren.example/v1/emails', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.POSTWREN_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'reset-4f9c2e',
  },
  body: JSON.stringify({
    from: 'Acme <hello@acme.example>',
    to: 'ana@customer.example',
    template: 'password-reset',
    props: {name: 'Ana', resetUrl: 'https://acme.example/reset/4f9c2e'},
  }),
});
const {id} = await answer.json();`,
    python: `import os, requests

answer = requests.post(
    "https://api.postwren.example/v1/emails",
    headers={
        "Authorization": f"Bearer {os.environ['POSTWREN_KEY']}",
        "Idempotency-Key": "reset-4f9c2e",
    },
    json={
        "from": "Acme <hello@acme.example>",
        "to": "ana@customer.example",
        "template": "password-reset",
        "props": {"name": "Ana", "resetUrl": "https://acme.example/reset/4f9c2e"},
    },
)
email_id = answer.json()["id"]`,
    ruby: `require 'json'
require 'net/http'

email = {
  from: 'Acme <hello@acme.example>',
  to: 'ana@customer.example',
  template: 'password-reset',
  props: {name: 'Ana', resetUrl: 'https://acme.example/reset/4f9c2e'}
}
answer = Net::HTTP.post(
  URI('https://api.postwren.example/v1/emails'), email.to_json,
  'Authorization' => "Bearer #{ENV.fetch('POSTWREN_KEY')}",
  'Content-Type' => 'application/json',
  'Idempotency-Key' => 'reset-4f9c2e'
)
id = JSON.parse(answer.body)['id']`,
    php: `<?php
$curl = curl_init('https://api.postwren.example/v1/emails');
curl_setopt_array($curl, [
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_HTTPHEADER => [
    'Authorization: Bearer ' . getenv('POSTWREN_KEY'),
    'Content-Type: application/json',
    'Idempotency-Key: reset-4f9c2e',
  ],
  CURLOPT_POSTFIELDS => json_encode([
    'from' => 'Acme <hello@acme.example>',
    'to' => 'ana@customer.example',
    'template' => 'password-reset',
    'props' => ['name' => 'Ana', 'resetUrl' => 'https://acme.example/reset/4f9c2e'],
  ]),
]);
$id = json_decode(curl_exec($curl))->id;`,
  },

  email: {
    json: `{
  "from": "Acme <hello@acme.example>",
  "to": "ana@customer.example",
  "template": "password-reset",
  "props": {
    "name": "Ana",
    "resetUrl": "https://acme.example/reset/4f9c2e"
  }
}`,
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
 bh=bYF2EDxA/7yiu2sXp5ZXJ0Robwt2RJo7APTodKuCHbI=;
 b=czJ/qhW2IsGX92h/qcmhztBmB9kD/Sj4iWUQoPl3uqfG7nw+82Bo
 e0feohe4BlZUwdrzmdFjifzuQVEfXb6/zGPoodoGQoGCKZbEqd8HmT
 y4UAM1BUwgDtEUViFSfiWHcW4amydDRODnKibBGpZfyAQoQobcQ826
 qxTb9tFveHzLPT6YIpPLDWKy2o5i7INZ3DL+fu8B40GaNNU/XSdlg+
 +Tk8w1aR6BMmnc/dVoOXO659axIF2UX8AFVxCBI9lx2f1/Mw4+MEcp
 N0K9JqA6/KiqlEOuqvY25fisnG5v6wxL13w0+q+894dg/GfmIQwVkJ
 0F0njZLvcXbfOv69QkiQ==`,
  },
  smtp: {
    text: `C: DATA
S: 354 End data with <CR><LF>.<CR><LF>
C: DKIM-Signature: v=1; a=rsa-sha256; …
C: From: Acme <hello@acme.example>
C: …
C: .
S: 250 2.0.0 OK`,
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
    markup: `<h1>Choose a new password</h1>
<p>Hello Ana,</p>
<p>somebody asked for a new password for
<b>Acme</b>. If it was you:</p>
<p><a href="https://acme.example/reset/4f9c2e">
Choose a new password</a></p>
<p>If not, ignore this email.</p>`,
  },
  text: {
    text: `Choose a new password

Hello Ana,

somebody asked for a new password for
Acme. If it was you, go to:

https://acme.example/reset/4f9c2e

If not, ignore this email.`,
  },
  markdown: {
    markdown: `# Choose a new password

Hello Ana,

somebody asked for a new password for
**Acme**. If it was you:

[Choose a new password](https://acme.example/reset/4f9c2e)

If not, ignore this email.`,
  },
  template: {
    json: `{
  "template": "password-reset",
  "props": {
    "name": "Ana",
    "resetUrl": "https://acme.example/reset/4f9c2e"
  }
}`,
  },

  problem: {
    json: `{
  "type": "https://postwren.example/docs/api/errors/#missing_prop",
  "title": "Missing prop",
  "status": 422,
  "detail": "The template password-reset needs a value for resetUrl.",
  "code": "missing_prop",
  "requestId": "req_3Fb6yK82",
  "errors": [
    {
      "pointer": "#/props/resetUrl",
      "detail": "The template needs this value."
    }
  ]
}`,
  },
} as const;
