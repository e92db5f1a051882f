import {brand} from '../../site';

/** One program that makes the call of the developers' section. */
export interface RawSample {
  /** A language of `CodeTabs`. */
  language: 'bash' | 'javascript' | 'python' | 'ruby' | 'php';
  code: string;
}

const URL = `${brand.api}/emails`;
const KEY = `${brand.name.toUpperCase()}_KEY`;

/**
 * `POST /emails` with a template and its props, in the order of the tabs. The build
 * colours them: see `src/marketing/plugin.ts`. Fields as in `src/api/openapi.yaml`.
 */
export const samples: readonly RawSample[] = [
  {
    language: 'bash',
    code: `curl ${URL} \\
  -H "Authorization: Bearer $${KEY}" \\
  -H "Content-Type: application/json" \\
  -d '{
    "from": "Acme <hello@acme.example>",
    "to": "ana@customer.example",
    "template": "receipt",
    "props": {"number": "2041", "total": "€29.52"}
  }'`,
  },
  {
    language: 'javascript',
    code: `const answer = await fetch('${URL}', {
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
  },
  {
    language: 'python',
    code: `import os
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
  },
  {
    language: 'ruby',
    code: `require "json"
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
  },
  {
    language: 'php',
    code: `$request = curl_init('${URL}');
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
];
