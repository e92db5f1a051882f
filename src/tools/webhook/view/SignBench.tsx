import events from '@generated/api-reference/default/event-examples.json';
import {useRef, useState} from 'react';
import {brand} from '../../../site';
import {Button, Columns} from '../../../ui';
import {
  CheckForm,
  CopyOut,
  Field,
  focusSoon,
  Said,
  useTask,
  Band,
  Fields,
  ResultPart,
  SelectField,
  WithoutScripts,
} from '../../view';
import {
  curlCommand,
  keyOf,
  makeId,
  makeSecret,
  powerShellCommand,
  readTarget,
  testRequest,
  type Kind,
} from '..';
import ask from './RequestForm.module.css';

const TARGET = `http://localhost:8080/hooks/${brand.slug}`;

/** What each request is for, and how a server should respond to it. */
const KIND_TEXTS: Readonly<Record<Kind, {label: string; expect: string}>> = {
  genuine: {
    label: 'Genuine',
    expect:
      'Your server should respond with 2xx. Run the same command twice: the second request is a retry with the same webhook-id, so your server should respond with 2xx again and handle the event once.',
  },
  rotation: {
    label: 'Genuine, while the secret is rotated',
    expect:
      'The header has two signatures, and the second one is made with your secret, so your server should respond with 2xx.',
  },
  old: {
    label: 'Ten minutes old',
    expect:
      'Your server should refuse it with 400, because anyone who recorded it could send it again.',
  },
  future: {
    label: 'Ten minutes ahead',
    expect:
      'Your server should refuse it with 400, because its time is too far from now.',
  },
  secret: {
    label: 'Signed with another secret',
    expect: 'Your server should refuse it with 400, because no signature matches.',
  },
  body: {
    label: 'Body changed after signing',
    expect:
      'The same JSON with other spaces, which your server should refuse with 400. If it accepts it, it does not verify the raw body.',
  },
  header: {
    label: 'Without webhook-timestamp',
    expect: 'Your server should refuse it with 400, because a header is missing.',
  },
};

const KIND_OPTIONS = (Object.keys(KIND_TEXTS) as Kind[]).map(
  (kind) => [kind, KIND_TEXTS[kind].label] as const,
);

interface Signed {
  kind: Kind;
  bash: string;
  powerShell: string;
  /** The secret that the page has made, if it has. */
  madeSecret?: string;
  /** When it was signed, as the visitor's clock shows it. */
  at: string;
}

/** Signs a test event for the visitor's own server, and writes the command that sends it. */
export function SignBench() {
  const form = useRef<HTMLFormElement>(null);
  const {task, run, end} = useTask<Signed>();
  const [problem, setProblem] = useState<{field: string; message: string}>();
  const problemsOf = (field: string) =>
    problem?.field === field ? [{message: problem.message}] : [];

  function complain(field: string, message: string) {
    setProblem({field, message});
    end('idle');
    focusSoon(field);
  }

  function sign() {
    const data = new FormData(form.current ?? undefined);
    const textOf = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const target = readTarget(textOf('target') || TARGET);
    const given = textOf('secret');
    setProblem(undefined);
    if ('problem' in target) {
      complain('target', target.problem);
    } else if (given !== '' && !keyOf(given)) {
      complain(
        'secret',
        'This is not a secret of ours: it begins with whsec_, followed by at least 24 bytes in base64. Copy it again, or leave the field empty to have one made.',
      );
    } else {
      const secret = given || makeSecret();
      const kind = KIND_OPTIONS.find(([one]) => one === textOf('kind'))?.[0] ?? 'genuine';
      void run(async () => {
        const now = new Date();
        const event = events[textOf('event')] as object;
        const timestamp = now.toISOString().replace(/\.\d+/, '');
        const request = await testRequest({
          secret,
          id: makeId(),
          now: Math.floor(now.getTime() / 1000),
          body: JSON.stringify({...event, timestamp}),
          kind,
          other: makeSecret(),
        });
        return {
          kind,
          bash: curlCommand(target.url, request),
          powerShell: powerShellCommand(target.url, request),
          ...(given === '' && {madeSecret: secret}),
          at: now.toLocaleTimeString('en-GB'),
        };
      });
    }
  }

  return (
    <Band>
      <ResultPart
        id="sign"
        level={2}
        isLarge
        title="Sign a test event for your own server"
        lead="Choose an event and get a command that sends it, signed just now, to a server on your machine. The broken variants show whether your server refuses what it should, but nothing is sent from this page."
      >
        <Columns split="26rem minmax(0, 1fr)">
          <CheckForm
            form={form}
            className={ask.form}
            onChange={() => undefined}
            onStart={sign}
          >
            <WithoutScripts>
              <b>Signing an event here needs JavaScript.</b>{' '}
              <a href="/docs/webhooks/#try">A shell script in the docs</a> does the same.
            </WithoutScripts>
            <Fields>
              <SelectField
                id="event"
                name="event"
                label="Event"
                options={Object.keys(events).map((type) => [type, type])}
              />
              <SelectField id="kind" name="kind" label="Request" options={KIND_OPTIONS} />
              <Field
                id="target"
                name="target"
                label="Address of your server"
                maxLength={2_000}
                initial={TARGET}
                inputMode="url"
                problems={problemsOf('target')}
              />
              <Field
                id="secret"
                name="secret"
                label="Secret"
                maxLength={200}
                placeholder="whsec_…"
                hint="If the field is empty, your browser makes one, which stays in this tab."
                problems={problemsOf('secret')}
              />
              <Button type="submit">Sign the event</Button>
            </Fields>
          </CheckForm>
          <Fields role="status">
            {task.phase === 'failed' && (
              <Said tone="bad">
                <p>
                  <b>Nothing was signed.</b> {task.why}
                </p>
              </Said>
            )}
            {task.phase === 'done' && <Command signed={task.answer} />}
          </Fields>
        </Columns>
      </ResultPart>
    </Band>
  );
}

function Command({signed: {kind, bash, powerShell, madeSecret, at}}: {signed: Signed}) {
  return (
    <>
      <p>
        <b>Signed at {at}.</b> {KIND_TEXTS[kind].expect} The timestamp is good for five
        minutes, so sign again after that.
      </p>
      {madeSecret && (
        <p>
          Start your server with this secret in{' '}
          <code>{brand.envPrefix}_WEBHOOK_SECRET</code>, and paste it into the field to
          use it again: <code>{madeSecret}</code>
        </p>
      )}
      <CopyOut
        legend="Command"
        outputs={[
          {
            id: 'bash',
            label: 'cURL',
            what: 'For bash and other shells on Linux, macOS and WSL.',
            text: bash,
          },
          {
            id: 'powershell',
            label: 'PowerShell',
            what: 'For PowerShell on Windows, whose own command keeps the quotes of the body.',
            text: powerShell,
          },
        ]}
      />
    </>
  );
}
