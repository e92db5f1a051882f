import Translate, {translate} from '@docusaurus/Translate';
import forms from '@generated/api-reference/default/forms.json';
import mockRules from '@generated/api-reference/default/mock-rules.json';
import {useEffect, useId, useMemo, useRef, useState, type SubmitEvent} from 'react';
import {createPortal} from 'react-dom';
import type {RequestForm} from '../api';
import {
  SAMPLE_LANGUAGES,
  writeSample,
  type MockOperation,
  type SampleLanguage,
} from '../api/plain';
import {CodeTabs, usePassing} from '../reading';
import {copyText} from '../reading/browser';
import {brand, keyVariable} from '../site';
import {fill, readStack} from '../stack';
import {Button} from '../ui';
import {keepInAddress} from '../ui/plain';
import {Body} from './Body';
import styles from './Builder.module.css';
import {answeredProblems, problemsOf, requestSchema} from './check';
import {color} from './color';
import {inTime, requestOf, startDraft, textOf, type Draft} from './draft';
import {Members} from './Field';
import fieldStyles from './Field.module.css';
import {FormProvider} from './formContext';
import {readJson} from './json';
import {Key} from './Key';
import {readLink, writeLink} from './link';
import {Responses} from './Responses';
import {LINK, switchDraft, type Drafts} from './drafts';
import {Samples} from './Samples';
import {send, useSession, type Sent} from './session';

export interface BuilderProps {
  /** ID of the operation. */
  id: string;
  /** Another one each time the builder is asked for: it opens, with what the address holds. */
  asked: {fragment: string};
}

/** Leads from a link to the operation itself, so that a reload does not open it again. */
function leaveLink(id: string): void {
  if (new URLSearchParams(location.hash.slice(1)).get('try') === id) {
    history.replaceState(history.state, '', `#${id}`);
    document.getElementById(id)?.scrollIntoView();
  }
}

/** What is wrong with the body as it was typed, in a sentence. */
function jsonProblem(text: string): string | undefined {
  const read = readJson(text);
  if ('value' in read) {
    return undefined;
  }
  const {line, column, expected} = read.fault;
  return translate(
    {
      message:
        'The JSON is invalid at line {line}, column {column}: {expected} is expected there.',
    },
    {line, column, expected},
  );
}

/** What the button says that copies a link, and what came of it. */
const LINK_OUTCOMES = {
  idle: translate({message: 'Copy as link'}),
  copied: translate({message: 'Link copied'}),
  refused: translate({message: 'The link is in the address bar'}),
} as const;

/** The form for a request, the code that makes it, and what the mock responds to it. */
export function Builder({id, asked}: BuilderProps) {
  const form = forms[id];
  const rules = mockRules.operations.find((operation) => operation.id === id);
  return form && rules ? <Dialog {...{id, asked, form, rules}} /> : null;
}

function Dialog({
  id,
  asked,
  form,
  rules,
}: BuilderProps & {form: RequestForm; rules: MockOperation}) {
  const {method, path} = form;
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [stack] = useState(readStack);
  const begin = (sample?: string) =>
    startDraft(form, (text) => inTime(fill(text, stack), new Date()), sample);
  const [drafts, setDrafts] = useState<Drafts>(() => ({
    name: form.samples[0]?.id ?? '',
    draft: begin(),
    left: {},
  }));
  const {draft} = drafts;
  const [read, setRead] = useState<typeof asked>();
  if (read !== asked) {
    setRead(asked);
    const linked = readLink(asked.fragment, id, form, draft);
    if (linked) {
      setDrafts({...switchDraft(drafts, LINK, () => linked), draft: linked});
    }
  }
  const edit = (change: (last: Draft) => Draft) => {
    setDrafts((last) => ({...last, draft: change(last.draft)}));
  };
  const [fault, setFault] = useState('');
  const [last, setLast] = useState<{sent: Sent; draft: typeof draft}>();
  const [chosen, setChosen] = useState<Sent>();
  const [linked, showLinked] = usePassing<keyof typeof LINK_OUTCOMES>('idle');
  const {sent} = useSession();

  useEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, [asked]);

  const schema = useMemo(() => requestSchema(rules, form), [rules, form]);
  const hasBody = draft.request.body !== undefined;
  const text = textOf(draft);
  const broken = hasBody ? jsonProblem(text) : undefined;
  const request = requestOf(draft, form, {method, path, server: brand.api});
  const problems = useMemo(
    () =>
      new Map([
        ...(last?.draft === draft ? answeredProblems(last.sent.response.body) : []),
        ...problemsOf(schema, draft.request),
      ]),
    [schema, draft, last],
  );
  const codeOf = (language: SampleLanguage) =>
    writeSample(request, language).replaceAll(keyVariable, stack.keyVariable);
  const shown = chosen ?? last?.sent;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const {pathname, search} = new URL(request.url);
    const headers = Object.entries(request.headers).map(([header, value]) => [
      header.toLowerCase(),
      value,
    ]);
    const answered = send(
      {
        method,
        url: pathname + search,
        headers: {
          ...(Object.fromEntries(headers) as Record<string, string>),
          ...(hasBody && {'content-type': 'application/json'}),
        },
        body: text,
      },
      fault,
    );
    setLast({sent: answered, draft});
    setChosen(undefined);
    requestAnimationFrame(() => {
      result.current?.scrollIntoView({block: 'nearest'});
    });
  }

  async function copyLink() {
    const {origin, pathname} = location;
    const fragment = writeLink(id, draft);
    const outcome = await copyText(`${origin}${pathname}#${fragment}`);
    if (outcome === 'refused') {
      keepInAddress(fragment, pathname);
    }
    showLinked(outcome);
  }

  const {parameters: parametersSchema, body: bodySchema} = schema;
  // Outside of the text, whose styles are not for a form.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${name}title`}
      onClose={() => {
        leaveLink(id);
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h3 id={`${name}title`}>{form.title}</h3>
          <p>
            <b>{method}</b> <code>{path}</code>
          </p>
          <form method="dialog">
            <button className={styles.close} aria-label={translate({message: 'Close'})}>
              ×
            </button>
          </form>
        </div>
        <div className={styles.columns}>
          <form id={`${name}form`} className={styles.form} noValidate onSubmit={submit}>
            <FormProvider value={{problems, edit}}>
              <Samples
                drafts={drafts}
                samples={form.samples}
                onChoose={(sample) => {
                  setDrafts((last) => switchDraft(last, sample, () => begin(sample)));
                }}
              />
              {form.parameters.length > 0 && (
                <section>
                  <h4>{translate({message: 'Parameters'})}</h4>
                  <Members
                    path={['parameters']}
                    schema={parametersSchema}
                    value={draft.request.parameters}
                    fields={form.parameters}
                  />
                </section>
              )}
              {bodySchema && hasBody && (
                <Body {...{draft, broken}} schema={bodySchema} fields={form.fields} />
              )}
              <Key variable={stack.keyVariable} />
              <section>
                <h4>{translate({message: 'Simulate an error'})}</h4>
                <label className={styles.fault}>
                  {translate({message: 'The mock responds with'})}
                  <select
                    className={fieldStyles.box}
                    value={fault}
                    onChange={({target}) => {
                      setFault(target.value);
                    }}
                  >
                    <option value="">
                      {translate({message: 'what the request leads to'})}
                    </option>
                    {form.errors.map(({status, code}) => (
                      <option key={code} value={code}>
                        {status} {code}
                      </option>
                    ))}
                  </select>
                </label>
              </section>
            </FormProvider>
          </form>
          <div className={styles.side}>
            <CodeTabs
              blocks={SAMPLE_LANGUAGES.map((language) => ({
                language,
                html: color(codeOf(language), language),
              }))}
              foot={
                broken === undefined
                  ? undefined
                  : translate({message: 'Made from the last JSON that was valid.'})
              }
            />
            <div ref={result} className={styles.result}>
              {shown ? (
                <Responses {...{sent, shown}} onShow={setChosen} />
              ) : (
                <p className="small quiet">
                  {translate({
                    message: 'Send the request to see the mock’s response here.',
                  })}
                </p>
              )}
            </div>
          </div>
        </div>
        <div className={styles.foot}>
          <Button type="submit" form={`${name}form`} size="small">
            {translate({message: 'Send to the mock'})}
          </Button>
          <p role="status">
            {last && (
              <Translate
                values={{
                  number: last.sent.number,
                  status: <b>{last.sent.response.title}</b>,
                }}
              >
                {'{number}. {status} from the mock'}
              </Translate>
            )}
          </p>
          <Button kind="secondary" size="small" onClick={() => void copyLink()}>
            <span aria-live="polite">{LINK_OUTCOMES[linked]}</span>
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
