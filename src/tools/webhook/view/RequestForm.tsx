import type {RefObject} from 'react';
import {Button, Unfold} from '../../../ui';
import {
  CheckForm,
  CheckDone,
  Field,
  FileField,
  TaskStatus,
  Fields,
  SelectField,
  WithoutScripts,
} from '../../view';
import styles from './RequestForm.module.css';
import {FRAMEWORK_IDS, FRAMEWORKS} from './frameworks';
import {FOCUS, type WebhookTesterTool} from './useWebhookTester';

/** The sheet in the head: the request, the secret, and what else the reader knows. */
export function RequestForm({
  tool,
  form,
}: {
  tool: WebhookTesterTool;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {problem} = tool;
  const {task, cancel} = tool.check;
  const problemsOf = (...fields: readonly string[]) =>
    problem && fields.includes(problem.field) ? [{message: problem.message}] : [];
  return (
    <CheckForm
      form={form}
      className={styles.form}
      onChange={tool.form.update}
      onStart={tool.start}
    >
      <WithoutScripts>
        <b>Checking a request needs JavaScript.</b> The table below lists every fault with
        its fix, and <a href="/docs/webhooks/#verify">the shell script in the docs</a>{' '}
        verifies a request that you recorded.
      </WithoutScripts>
      <Fields>
        <Field
          id={FOCUS.headers}
          name="headers"
          label="Headers of the request"
          lines={4}
          maxLength={200_000}
          placeholder={
            'webhook-id: msg_…\nwebhook-timestamp: 1795081269\nwebhook-signature: v1,…'
          }
          hint="As your log or your framework prints them, in almost any form, or the whole request."
          problems={problemsOf(FOCUS.headers)}
        />
        <div onInput={tool.typed}>
          <Field
            id={FOCUS.body}
            name="body"
            label="Raw body"
            lines={4}
            maxLength={1_000_000}
            placeholder={'{"type":"email.delivered",…}'}
            hint="Paste it exactly as your server has it when it verifies the signature."
            problems={problemsOf(FOCUS.file)}
          />
        </div>
        <FileField
          id={FOCUS.file}
          label="Or choose a file with the body, which keeps every byte of it"
        />
        <Field
          id={FOCUS.secrets}
          name="secrets"
          label="Secret of the endpoint"
          lines={2}
          maxLength={5_000}
          placeholder="whsec_…"
          hint="Further secrets, such as an old one or those of other endpoints, go into lines of their own. Secrets stay in this tab: they are not sent, stored or put into the URL."
          problems={problemsOf(FOCUS.secrets)}
        />
        <SelectField
          id="framework"
          name="framework"
          label="Your framework"
          options={FRAMEWORK_IDS.map((id) => [id, FRAMEWORKS[id]])}
        />
        <Unfold label="Time of arrival, and the signature your code computed">
          <Fields>
            <Field
              id={FOCUS.arrived}
              name="arrived"
              label="When it arrived"
              maxLength={60}
              placeholder="2026-11-19T09:41:09Z"
              hint="Needed if you recorded the request earlier, because the current time is used if the field is empty."
              problems={problemsOf(FOCUS.arrived)}
            />
            <Field
              id="computed"
              name="computed"
              label="Signature that your code computed"
              maxLength={500}
              placeholder="v1,… or hexadecimal"
              hint="Print it where your code compares the two, because it shows what your code signs and with which key."
            />
          </Fields>
        </Unfold>
        <Button id={FOCUS.check} type="submit">
          Check the request
        </Button>
      </Fields>
      <TaskStatus
        task={task}
        busy="Trying the usual mistakes …"
        failure="The request was not checked."
        onCancel={cancel}
      >
        {() => <CheckDone verdict={FOCUS.verdict} />}
      </TaskStatus>
    </CheckForm>
  );
}
