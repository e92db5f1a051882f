/** The lines of code that the webhook tester names, run in their languages. */
import {execFileSync, spawnSync} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brand} from '../../../site';
import {CODE_LINES} from '../view/codeLines';
import {FRAMEWORK_IDS, type Framework} from '../view/frameworks';

const VARIABLE = `${brand.envPrefix}_WEBHOOK_SECRET`;
const KEY = Buffer.from('a key of twenty-four bytes');
const SECRET = `whsec_${KEY.toString('base64')}`;
const BODY = '{"type":"webhook.test","data":{"name":"Grüße"}}';
const ID = 'msg_1';
const TIMESTAMP = '1795081269';
const SIGNATURE = `v1,${createHmac('sha256', KEY).update(`${ID}.${TIMESTAMP}.${BODY}`).digest('base64')}`;
/** The second one is there while the secret is rotated. */
const SIGNATURES = `v1,other ${SIGNATURE}`;

type Lines = (typeof CODE_LINES)[Framework];

interface Runner {
  command: string[];
  file: string;
  /**
   * A program around the lines, which prints the body that is verified, the signature that
   * is computed, and the last one of the header.
   */
  program: (lines: Lines) => string;
}

const NODE = (around: (lines: Lines) => string): Runner => ({
  command: [process.execPath],
  file: 'program.mjs',
  program: (lines) => `import {createHmac} from 'node:crypto';
const env = process.env;
const request = new Request('http://localhost/', {
  method: 'POST',
  headers: {
    'webhook-id': env.ID,
    'webhook-timestamp': env.TIMESTAMP,
    'webhook-signature': env.SIGNATURES,
  },
  body: env.BODY,
});
${lines.secret}
let body;
const verifyWebhook = (_headers, given) => { body = given; };
${around(lines)}
${lines.content}
console.log(String(body));
console.log(\`v1,\${expected}\`);
console.log(signatures.at(-1));`,
});

const PYTHON = (around: (lines: Lines) => string): Runner => ({
  command: ['python3'],
  file: 'program.py',
  program: (lines) => `import asyncio, base64, hashlib, hmac, os, sys
class Request:
    headers = {
        "webhook-id": os.environ["ID"],
        "webhook-timestamp": os.environ["TIMESTAMP"],
        "webhook-signature": os.environ["SIGNATURES"],
    }
request = Request()
raw = os.environ["BODY"].encode()
def verify_webhook(headers, given, secret):
    global body
    body = given
${lines.secret}
SECRET = secret
${around(lines)}
${lines.headers}
${lines.content}
sys.stdout.buffer.write(b"\\n".join([body, expected, signatures[-1].encode()]))`,
});

const RUNNERS: Partial<Record<Framework, Runner>> = {
  express: NODE(
    ({body, headers}) => `const raw = Buffer.from(env.BODY);
const express = {raw: () => 'raw'};
const app = {post: (path, first, handler) => handler({headers: {}, body: raw})};
${body}
});
request.get = (name) => request.headers.get(name);
${headers}`,
  ),
  nextjs: NODE(
    ({body, headers}) => `${body.replace('export ', '')}
}
await POST(request);
${headers}`,
  ),
  'cloudflare-workers': NODE(
    ({body, headers}) => `const received = await (async () => {
${body}
return body;
})();
body = received;
${headers}`,
  ),
  django: PYTHON(({body}) => `request.body = raw\n${body}`),
  fastapi: PYTHON(
    ({body}) => `async def read(self):
    return raw
Request.body = read
${body}
asyncio.run(receive(request))`,
  ),
  rails: {
    command: ['ruby'],
    file: 'program.rb',
    program: ({body, headers, secret, content}) => `require "openssl"
Request = Struct.new(:headers, :raw_post)
given = {"webhook-id" => ENV["ID"], "webhook-timestamp" => ENV["TIMESTAMP"], "webhook-signature" => ENV["SIGNATURES"]}
request = Request.new(given, ENV["BODY"])
${VARIABLE} = ENV["${VARIABLE}"]
def verify_webhook(_headers, given, _secret) = $body = given
${headers}
${body}
id, timestamp, signatures = headers.values
body = $body
${secret}
${content}
puts body, expected, signatures.split(" ").last`,
  },
  laravel: {
    command: ['php'],
    file: 'program.php',
    program: ({body, headers, secret, content}) => `<?php
function config($name) { return getenv('${VARIABLE}'); }
$request = new class {
  function getContent() { return getenv('BODY'); }
  function header($name, $default = null) {
    return ['webhook-id' => getenv('ID'), 'webhook-timestamp' => getenv('TIMESTAMP'), 'webhook-signature' => getenv('SIGNATURES')][$name] ?? $default;
  }
};
${body}
${headers}
${secret}
${content}
echo $body, "\\n", $expected, "\\n", end($signatures);`,
  },
  go: {
    command: ['go', 'run'],
    file: 'program.go',
    program: ({body, headers, secret, content}) => `package main
import ("crypto/hmac"; "crypto/sha256"; "encoding/base64"; "fmt"; "io"; "net/http"; "net/http/httptest"; "os"; "strings")
func main() {
r := httptest.NewRequest("POST", "/", strings.NewReader(os.Getenv("BODY")))
w := httptest.NewRecorder()
r.Header.Set("webhook-id", os.Getenv("ID"))
r.Header.Set("webhook-timestamp", os.Getenv("TIMESTAMP"))
r.Header.Set("webhook-signature", os.Getenv("SIGNATURES"))
${body}
${headers}
${secret}
${content}
if err != nil { panic(err) }
fmt.Println(string(body))
fmt.Println(expected)
fmt.Println(signatures[len(signatures)-1])
}`,
  },
  java: {
    command: ['java'],
    file: 'Program.java',
    program: ({
      body,
      headers,
      secret,
      content,
    }) => `import java.nio.charset.StandardCharsets;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
public class Program {
@interface RequestBody {}
@interface RequestHeader {}
static class ResponseEntity<T> {}
static class HttpHeaders {
  String getFirst(String name) {
    return System.getenv(switch (name) {
      case "webhook-id" -> "ID";
      case "webhook-timestamp" -> "TIMESTAMP";
      default -> "SIGNATURES";
    });
  }
}
${body}
try {
${headers}
${secret}
${content}
System.out.println(new String(body, StandardCharsets.UTF_8));
System.out.println(expected);
System.out.println(signatures[signatures.length - 1]);
return null;
} catch (Exception error) {
throw new RuntimeException(error);
}
}
public static void main(String[] arguments) {
  new Program().receive(System.getenv("BODY").getBytes(StandardCharsets.UTF_8), new HttpHeaders());
}
}`,
  },
};

const isInstalled = ([command = '']: readonly string[]) =>
  spawnSync(command, [command === 'go' ? 'version' : '--version']).status === 0;

describe.each(FRAMEWORK_IDS)('the lines for %s', (framework) => {
  const runner = RUNNERS[framework];
  const test = runner && isInstalled(runner.command) ? it : it.skip;

  test('take the raw body, the headers and the secret, and compute the signature', () => {
    const {command: [command = '', ...options] = [], file = '', program} = runner ?? {};
    const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
    try {
      writeFileSync(path.join(folder, file), program?.(CODE_LINES[framework]) ?? '');
      const printed = execFileSync(command, [...options, file], {
        cwd: folder,
        env: {
          ...process.env,
          // Java reads its environment by the locale.
          LC_ALL: 'C.UTF-8',
          [VARIABLE]: `${SECRET}\n`,
          ...{ID, TIMESTAMP, BODY, SIGNATURES},
        },
        encoding: 'utf8',
      });
      expect(printed.trim().split(/\r?\n/)).toEqual([BODY, SIGNATURE, SIGNATURE]);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
});
