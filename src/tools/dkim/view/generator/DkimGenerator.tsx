import {useRef} from 'react';
import {builtGuide, ToolHero, Bench, ResultPart, NumberedList} from '../../../view';
import {Form} from './Form';
import {RecordPanel} from './RecordPanel';
import {useDkimGenerator} from './useDkimGenerator';

const GeneratorGuide = builtGuide(
  async () => (await import('./GeneratorGuide')).GeneratorGuide,
);

/** The page of the DKIM generator. */
export function DkimGenerator() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useDkimGenerator(form);
  return (
    <>
      <ToolHero
        title="DKIM generator"
        lead="Generate a key pair in your browser, with the public key as a record for DNS and the private key as a file for your server."
        promise="The private key never leaves this page."
      >
        <Form tool={tool} form={form} />
      </ToolHero>
      <Bench split="3fr 2fr">
        <RecordPanel tool={tool} />
        <ResultPart id="steps" level={2} title="What to do next">
          <NumberedList>
            <li>
              <b>Publish the record</b> at your DNS provider, under its full name.
            </li>
            <li>
              <b>Wait until it is visible</b>, and run the checker until it shows this
              key. Receivers cache “no such name” for a while, so do not sign before that.
            </li>
            <li>
              <b>Install the private key</b> and switch your server to the new selector.
            </li>
            <li>
              <b>Send yourself a message</b> and verify it with the checker.
            </li>
            <li>
              <b>Leave an old key in DNS for a week</b>, because email in queues is still
              signed with it.
            </li>
            <li>
              <b>Then revoke it:</b> publish the old selector with an empty{' '}
              <code>p=</code>, and delete the old private key.
            </li>
          </NumberedList>
        </ResultPart>
      </Bench>
      <GeneratorGuide />
    </>
  );
}
