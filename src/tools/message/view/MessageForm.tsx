import type {RefObject} from 'react';
import {Button, Unfold} from '../../../ui';
import {
  CheckForm,
  CheckDone,
  DnsQuestion,
  Field,
  FileField,
  TaskStatus,
  useFileDrop,
  Fields,
} from '../../view';
import styles from './MessageForm.module.css';
import {FOCUS, type MessageCheckerTool} from './useMessageChecker';

/** The sheet in the head: the message, what is known of its envelope, and the buttons. */
export function MessageForm({
  tool,
  form,
}: {
  tool: MessageCheckerTool;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {servers, resolverProblem, update} = tool.form;
  const {messageProblem, ipProblem} = tool;
  const isOver = useFileDrop(tool.drop);
  return (
    <CheckForm
      form={form}
      className={styles.form}
      isOver={isOver}
      onChange={update}
      onStart={tool.start}
    >
      <div onInput={tool.typed}>
        <Field
          id={FOCUS.message}
          name="message"
          label="Source of the message"
          lines={7}
          maxLength={5_000_000}
          placeholder={'Return-Path: <…>\nReceived: from …'}
          hint="Copy it from the recipient’s mailbox, with the whole header. Below is how to find it in your mail program."
          problems={messageProblem === undefined ? [] : [{message: messageProblem}]}
        />
      </div>
      <FileField
        id={FOCUS.file}
        label="Or choose its .eml file, or drop it here: a file keeps every byte"
        accept=".eml,.txt,message/rfc822,text/plain"
      />
      <Unfold data-scripted label="Envelope, if the message does not show it">
        <Fields>
          <Field
            id={FOCUS.ip}
            name="ip"
            label="IP address of the sending server"
            maxLength={60}
            placeholder="192.0.2.17"
            problems={ipProblem === undefined ? [] : [{message: ipProblem}]}
          />
          <Field
            id="envelope-sender"
            name="sender"
            label="Envelope sender (MAIL FROM)"
            maxLength={320}
            inputMode="email"
            placeholder="bounces@example.com"
          />
        </Fields>
      </Unfold>
      <Fields least="12rem" data-scripted>
        <Button id={FOCUS.check} type="submit">
          Check the message
        </Button>
        <Button kind="secondary" onClick={tool.useExample}>
          Use an example
        </Button>
      </Fields>
      <DnsQuestion
        servers={servers}
        problem={resolverProblem}
        names={
          <>
            the domain names in the message (with some SPF records, also the sending
            server’s address, its HELO name or the envelope sender), but never its text
          </>
        }
        without="dig +short TXT _dmarc.example.com"
      />
      <TaskStatus task={tool.task} servers={servers} onCancel={tool.cancel}>
        {({recorded}) => (
          <CheckDone verdict={FOCUS.verdict} how={recorded && ', against recorded DNS'} />
        )}
      </TaskStatus>
    </CheckForm>
  );
}
