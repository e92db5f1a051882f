import type {RefObject} from 'react';
import {Button, Unfold} from '../../../../ui';
import {
  CheckForm,
  FieldRow,
  DnsQuestion,
  DomainField,
  Field,
  Said,
  TaskStatus,
  Fields,
} from '../../../view';
import {FOCUS, type DmarcCheckerTool} from './useDmarcChecker';

/** The sheet in the head: the domain, and what is known of a message. */
export function CheckerForm({
  tool,
  form,
}: {
  tool: DmarcCheckerTool;
  form: RefObject<HTMLFormElement | null>;
}) {
  const {domain} = tool;
  return (
    <CheckForm form={form} onChange={tool.update} onStart={tool.start}>
      <FieldRow>
        <DomainField
          id={FOCUS.domain}
          label="Domain of the From address"
          value={tool.state.domain}
          checked={tool.checked}
        />
        <Button id={FOCUS.check} type="submit">
          Check DMARC
        </Button>
      </FieldRow>
      <DnsQuestion
        servers={tool.servers}
        problem={tool.resolverProblem}
        names={
          <>
            {domain === undefined ? 'the domain name' : <b>{domain}</b>}, the names above
            it and those of its report addresses
          </>
        }
        without="dig +short TXT _dmarc.example.com"
      />
      <TaskStatus task={tool.task} servers={tool.servers} onCancel={tool.cancel}>
        {({domain: checked, inspection: {grade}, questions}) => (
          <Said tone={grade ? undefined : 'bad'}>
            <p>
              <b>
                {grade
                  ? `${checked}: grade ${grade.grade}.`
                  : `No response for ${checked}.`}
              </b>{' '}
              {questions === 1 ? 'One query was' : `${questions} queries were`} sent to
              DNS, and the result is below.
            </p>
          </Said>
        )}
      </TaskStatus>
      <Unfold data-scripted label="Would a message pass?">
        <Fields>
          <Field
            id={FOCUS.dkim}
            name="dkim"
            label="Domains of DKIM signatures that passed"
            hint="The d= of each signature, one per line. Authentication-Results shows it as header.d."
            lines={2}
            maxLength={1000}
            placeholder="mail.example.com"
          />
          <Field
            id="spf"
            name="spf"
            label="Domain for which SPF passed"
            hint="The domain of the return-path (smtp.mailfrom). Leave it empty if SPF did not pass."
            inputMode="url"
            maxLength={300}
            placeholder="bounce.example.com"
          />
        </Fields>
      </Unfold>
    </CheckForm>
  );
}
