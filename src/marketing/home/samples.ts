import {brand} from '../../site';

const URL = `${brand.api}/emails`;
const KEY = `${brand.name.toUpperCase()}_KEY`;

/**
 * `POST /emails` with a template and its props, in the order of the tabs. The build
 * colours them: see `src/marketing/plugin.ts`. Fields as in `src/api/openapi.yaml`.
 */
export const samples = {
  call: {
    bash: `curl ${URL} \\
  -H "Authorization: Bearer $${KEY}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "from": "Acme <hello@acme.example>",
    "to": "ana@customer.example",
    "template": "receipt",
    "props": {"number": "2041", "total": "€29.52"}
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
    template: 'receipt',
    props: {number: '2041', total: '€29.52'},
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
        "template": "receipt",
        "props": {"number": "2041", "total": "€29.52"},
    },
)`,
    ruby: `require "json"
require "net/http"

answer = Net::HTTP.post(
  URI("${URL}"),
  {
    from: "Acme <hello@acme.example>",
    to: "ana@customer.example",
    template: "receipt",
    props: {number: "2041", total: "€29.52"}
  }.to_json,
  "Authorization" => "Bearer #{ENV.fetch("${KEY}")}",
  "Content-Type" => "application/json"
)`,
    php: `$request = curl_init('${URL}');
curl_setopt_array($request, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('${KEY}'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'from' => 'Acme <hello@acme.example>',
        'to' => 'ana@customer.example',
        'template' => 'receipt',
        'props' => ['number' => '2041', 'total' => '€29.52'],
    ]),
]);
$answer = curl_exec($request);`,
  },
};
