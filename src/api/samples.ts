import {CODE_LANGUAGES, type CodeLanguage} from '../reading/plain';
import {keyVariable as KEY} from '../site';
import {literals, writeLiteral} from './literals';
import type {ApiRequest} from './model';

/** The languages of samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES = Object.keys(CODE_LANGUAGES) as readonly CodeLanguage[];

export type SampleLanguage = CodeLanguage;

function withContentType({headers, body}: ApiRequest): [string, string][] {
  return [
    ...(body === undefined
      ? []
      : [['Content-Type', 'application/json'] as [string, string]]),
    ...Object.entries(headers),
  ];
}

/** Single quotes keep everything as it is but a single quote. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function bash(request: ApiRequest): string {
  const {method, url, body} = request;
  const implied = body === undefined ? 'GET' : 'POST';
  const options = [
    ...(method === implied ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer $${KEY}"`,
    ...withContentType(request).map(([name, value]) =>
      /["$`\\]/.test(value)
        ? `-H ${shellQuote(`${name}: ${value}`)}`
        : `-H "${name}: ${value}"`,
    ),
    ...(body === undefined
      ? []
      : [`-d ${shellQuote(writeLiteral(body, literals.json, 1))}`]),
  ];
  // A question mark or an ampersand means something to the shell.
  const address = /[?&]/.test(url) ? `"${url}"` : url;
  return [`curl -i ${address}`, ...options.map((option) => `  ${option}`)].join(' \\\n');
}

function javascript(request: ApiRequest): string {
  const {method, url, body} = request;
  const {key, string} = literals.javascript;
  const headers = withContentType(request).map(
    ([name, value]) => `    ${key(name)}${string(value)},\n`,
  );
  return `const response = await fetch(${string(url)}, {
${method === 'GET' ? '' : `  method: "${method}",\n`}  headers: {
    Authorization: \`Bearer \${process.env.${KEY}}\`,
${headers.join('')}  },
${body === undefined ? '' : `  body: JSON.stringify(${writeLiteral(body, literals.javascript, 1)}),\n`}});
console.log(response.status, await response.json());`;
}

/**
 * With `requests`, not the standard library: it is what Python developers use and
 * expect, and it hands over an error's body like any other, where `urllib` raises.
 */
function python(request: ApiRequest): string {
  const {method, url, body, headers} = request;
  const {string} = literals.python;
  // `json=` sets the content type itself.
  const lines = [
    `"Authorization": f"Bearer {os.environ['${KEY}']}"`,
    ...Object.entries(headers).map(
      ([name, value]) => `${string(name)}: ${string(value)}`,
    ),
  ];
  const wrapped = lines.map((line) => `\n        ${line},`).join('');
  const map = lines.length === 1 ? `{${lines.join('')}}` : `{${wrapped}\n    }`;
  return `import os

import requests

response = requests.${method.toLowerCase()}(
    ${string(url)},
    headers=${map},
${body === undefined ? '' : `    json=${writeLiteral(body, literals.python, 1)},\n`}    timeout=10,
)
print(response.status_code, response.json())`;
}

function ruby(request: ApiRequest): string {
  const {method, url, body} = request;
  const {string} = literals.ruby;
  const headers = (indent: string) =>
    [
      `"Authorization" => "Bearer #{ENV.fetch('${KEY}')}"`,
      ...withContentType(request).map(
        ([name, value]) => `${string(name)} => ${string(value)}`,
      ),
    ].join(`,\n${indent}`);
  const requires = `require "net/http"\n${body === undefined ? '' : 'require "json"\n'}`;
  const end = `puts response.code, response.body`;
  if (method === 'GET') {
    return `${requires}
response = Net::HTTP.get_response(
  URI(${string(url)}),
  ${headers('  ')}
)
${end}`;
  }
  const data =
    body === undefined ? '""' : `${writeLiteral(body, literals.ruby, 1)}.to_json`;
  if (method === 'POST') {
    return `${requires}
response = Net::HTTP.post(
  URI(${string(url)}),
  ${data},
  ${headers('  ')}
)
${end}`;
  }
  const call = method.toLowerCase();
  const argument = method === 'DELETE' ? '' : `  ${data},\n`;
  return `${requires}
uri = URI(${string(url)})
http = Net::HTTP.new(uri.host, uri.port)
http.use_ssl = uri.scheme == "https"
response = http.${call}(
  uri.request_uri,
${argument}  ${headers('  ')}
)
${end}`;
}

function php(request: ApiRequest): string {
  const {method, url, body} = request;
  const {string} = literals.php;
  const headers = withContentType(request).map(
    ([name, value]) => `        ${string(`${name}: ${value}`)},\n`,
  );
  const fields =
    body === undefined ? "''" : `json_encode(${writeLiteral(body, literals.php, 1)})`;
  // Setting the fields makes it a POST, with its length, even when they are empty.
  const posts = body !== undefined || method === 'POST';
  const implied = posts ? 'POST' : 'GET';
  return `<?php
$curl = curl_init(${string(url)});
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 10,
${method === implied ? '' : `    CURLOPT_CUSTOMREQUEST => '${method}',\n`}    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('${KEY}'),
${headers.join('')}    ],
${posts ? `    CURLOPT_POSTFIELDS => ${fields},\n` : ''}]);
$answer = curl_exec($curl);
if ($answer === false) {
    throw new RuntimeException(curl_error($curl));
}
echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $answer;`;
}

const WRITERS: Readonly<Record<SampleLanguage, (request: ApiRequest) => string>> = {
  bash,
  javascript,
  python,
  ruby,
  php,
};

/** How programs count days from the one they run on. */
const COUNTING: Readonly<
  Record<
    SampleLanguage,
    {
      /** The line that it takes at the end of the first imports. */
      needs?: string;
      /** Sets the variable `day`. */
      setDay: (days: string) => string;
      /** A string of that day with a time after it. */
      onDay: (time: string) => string;
    }
  >
> = {
  bash: {
    setDay: (days) =>
      `day=$(date -u -d '${days} days' +%F) # on macOS: date -u -v+${days}d +%F\n`,
    onDay: (time) => `"'"$day"'${time}"`,
  },
  javascript: {
    setDay: (days) =>
      `const later = Date.now() + ${days} * 24 * 60 * 60 * 1000;\nconst day = new Date(later).toISOString().slice(0, 10);`,
    onDay: (time) => `\`\${day}${time}\``,
  },
  python: {
    needs: 'from datetime import datetime, timedelta, timezone',
    setDay: (days) => `day = datetime.now(timezone.utc).date() + timedelta(days=${days})`,
    onDay: (time) => `f"{day}${time}"`,
  },
  ruby: {
    needs: 'require "date"',
    setDay: (days) => `day = Date.today + ${days}`,
    onDay: (time) => `"#{day}${time}"`,
  },
  php: {
    setDay: (days) => `$day = gmdate('Y-m-d', strtotime('+${days} days'));`,
    onDay: (time) => `"{$day}${time}"`,
  },
};

/** A program that counts the days of its times from today. */
function countFromToday(program: string, days: number, language: SampleLanguage): string {
  const {needs, setDay, onDay} = COUNTING[language];
  return program
    .replace('\n\n', needs === undefined ? '$&' : `\n${needs}$&`)
    .replace(/^(?:curl|const|response|uri|\$curl) /m, `${setDay(String(days))}\n$&`)
    .replace(/(["'])\d{4}-\d\d-\d\d(T[^"']*)\1/g, (_, __, time: string) => onDay(time));
}

/**
 * Writes a request as a program in one language. It reads the key from the environment
 * variable that samples name, prints the status and the response, and fails where there is
 * none. JavaScript is an ES module.
 *
 * @returns the program without a line end at its end; the same request gives the same
 *   program
 */
export function writeSample(request: ApiRequest, language: SampleLanguage): string {
  const program = WRITERS[language](request);
  const {daysAhead} = request;
  return daysAhead === undefined ? program : countFromToday(program, daysAhead, language);
}
