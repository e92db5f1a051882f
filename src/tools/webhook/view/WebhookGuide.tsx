import Link from '@docusaurus/Link';
import {memo} from 'react';
import {elements} from '../../../reading';
import {Fold} from '../../../ui';
import {Example, GuideTable, ToolGuide} from '../../view';
import {faults, faultSays, type FaultCode} from '..';
import {webhookFaq} from './webhookFaq';

const {h2: H2, h3: H3} = elements;

/** The faults that a table explains, by what is at fault. */
const TABLES: readonly (readonly [title: string, prefixes: readonly string[]])[] = [
  ['Faults of the body', ['body']],
  ['Faults of the secret and the key', ['secret', 'key']],
  ['Faults of the headers and the time', ['header', 'signature', 'timestamp']],
  ['Faults of the code that verifies', ['content', 'hash']],
];

const rowsOf = (prefixes: readonly string[]) =>
  (Object.keys(faults) as FaultCode[])
    .filter(
      (code) =>
        prefixes.includes(code.split('-')[0] ?? '') &&
        /error|warning/.test(faults[code].severity),
    )
    .map((code) => [faultSays[code], faults[code].cure ?? '']);

/** What there is to read under the tester. It does not follow the form. */
export const WebhookGuide = memo(function WebhookGuide() {
  return (
    <ToolGuide
      aside={
        <>
          The bytes <br />
          as they arrived
        </>
      }
      questions={webhookFaq}
      pages={[
        {
          label: 'Receive webhooks',
          href: '/docs/webhooks/',
          hint: 'Verifiers in five languages, retries and rotation.',
        },
        {
          label: 'Webhooks in your framework',
          href: '/docs/webhook-frameworks/',
          hint: 'Complete projects from Express to ASP.NET Core.',
        },
      ]}
    >
      <H2 id="signature">What a webhook signature covers</H2>
      <p>
        Three headers come with each event. The signature is an HMAC with SHA-256 over the
        ID, the time and the raw body, joined by periods. Its key is the part of the
        secret after <code>whsec_</code>, decoded from base64. This is the scheme of{' '}
        <a href="https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md">
          Standard Webhooks 1.0.0
        </a>
        .
      </p>
      <Example>
        {
          'webhook-id: msg_4Tz6kQ18\nwebhook-timestamp: 1795081269\nwebhook-signature: v1,ctTMRBZRcIKLauVxxrCcQlwo0eNmKs+WVRCDgmjW9lU=\n\nmsg_4Tz6kQ18.1795081269.{"type":"email.delivered",…}'
        }
      </Example>
      <p>
        Because the signature covers bytes, every change on the way from the network to
        your code breaks it, even one that means the same in JSON. That is also why a
        failed check says so little: a wrong secret and a missing space look alike. The{' '}
        <Link to="/docs/webhooks/#verify">docs have verifiers</Link> to copy.
      </p>

      <H2 id="record">How to record a request</H2>
      <p>
        Write the body to a file before anything parses it, and print the headers next to
        it. A file is better than a log line, because logs escape quotes and cut long
        lines off. Tunnels such as ngrok show both in their inspector. In Express, these
        lines do it:
      </p>
      <Example>
        {
          "app.post('/hooks', express.raw({type: () => true}), (request, response) => {\n  fs.writeFileSync('body.json', request.body);\n  console.log(request.rawHeaders, new Date().toISOString());\n  response.sendStatus(204);\n});"
        }
      </Example>

      <H2 id="faults">Why webhook signatures fail, and how to fix it</H2>
      <p>
        The page recognizes each of these faults, and when two come together, such as an
        undecoded key and a body that was serialized again, it finds both.
      </p>
      {TABLES.map(([title, prefixes]) => {
        const rows = rowsOf(prefixes);
        return (
          <div key={title}>
            <H3 id={`faults-${prefixes.join('-')}`}>{title}</H3>
            <Fold label={`${String(rows.length)} faults, and what to do`}>
              <GuideTable head={['What happened', 'What to do']} rows={rows} />
            </Fold>
          </div>
        );
      })}

      <H2 id="own-signature">Compare with what your code computes</H2>
      <p>
        If the page finds the request genuine and your server still rejects it, the cause
        is in your code. Print the signature that your code computes just before it
        compares, and enter it in the form. The page then looks for the key, the body and
        the signed text that lead to exactly this value.
      </p>
    </ToolGuide>
  );
});
