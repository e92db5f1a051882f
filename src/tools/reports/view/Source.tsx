import {useRef, useState, type SyntheticEvent} from 'react';
import {needsApp} from '../../../shell';
import {Button, Actions} from '../../../ui';
import {Field, FileDrop, Progress, Said, Fields, WithoutScripts} from '../../view';
import {exampleFiles, number} from '..';
import {FOCUS, type OpenReports} from './useReports';

const TYPES =
  '.xml,.gz,.gzip,.zip,.eml,.mbox,text/xml,application/xml,application/gzip,application/zip,message/rfc822';
/** Characters that can be pasted. More belongs into a file. */
const MAX_PASTED = 20_000_000;
const PASTED = 'pasted';

/** Where reports come from: files, dropped or chosen, the clipboard, or the example. */
export function Source({reports}: {reports: OpenReports}) {
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);

  function paste(event: SyntheticEvent) {
    event.preventDefault();
    const text = new FormData(form.current ?? undefined).get(PASTED);
    const isText = typeof text === 'string' && text.trim() !== '';
    setEmpty(!isText);
    if (isText) {
      // The mark outranks the encoding that the XML had before it was copied.
      reports.open([{name: 'Pasted text', content: new Blob(['\ufeff', text])}]);
    } else {
      document.getElementById(PASTED)?.focus();
    }
  }

  return (
    <form ref={form} method="dialog" {...needsApp} onSubmit={paste}>
      <Fields>
        <WithoutScripts>
          <b>You need JavaScript to use this tool.</b> It reads the reports in your own
          browser. How to get them, and what they contain, is explained below.
        </WithoutScripts>
        <FileDrop
          multiple
          id={FOCUS.file}
          label="Choose reports"
          hint="or drop them here"
          accept={TYPES}
          onFiles={(files) => {
            setEmpty(false);
            reports.open(files.map((file) => ({name: file.name, content: file})));
          }}
        >
          XML, gzip or ZIP, as many files as you like. Emails saved with their attachments
          (.eml, .mbox) work, too.
        </FileDrop>
        <Fields data-scripted>
          <Field
            id={PASTED}
            name={PASTED}
            label="Or paste a report"
            hint="The XML, or the source of an email that has the report attached."
            lines={3}
            maxLength={MAX_PASTED}
            placeholder="<feedback>…</feedback>"
            problems={
              isEmpty ? [{message: 'Paste a report first, or choose a file above.'}] : []
            }
          />
          <Actions>
            <Button type="submit">Read this text</Button>
            <Button
              kind="secondary"
              onClick={() => {
                setEmpty(false);
                reports.open(exampleFiles());
              }}
            >
              Read an example
            </Button>
          </Actions>
        </Fields>
        <p className="small quiet">
          <b>Your reports stay in this tab.</b> They are unpacked and read by your
          browser, and nothing is uploaded, looked up or stored.
        </p>
      </Fields>
      <div role="status">
        <Reading reports={reports} />
      </div>
    </form>
  );
}

function Reading({reports: {state, reading, cancel}}: {reports: OpenReports}) {
  switch (state.phase) {
    case 'reading':
      return (
        <Progress>
          {/* Said once, not at every step. */}
          <p>Reading reports …</p>
          <progress aria-label="Reading reports" max={1} value={state.share} />
          <Button kind="secondary" size="small" onClick={cancel}>
            Cancel
          </Button>
        </Progress>
      );
    case 'cancelled':
      return (
        <Said>
          <p>
            Canceled.{' '}
            {reading
              ? 'The reports you had open are below, as they were.'
              : 'No report is open.'}
          </p>
        </Said>
      );
    case 'failed':
      return (
        <Said tone="bad">
          <p>{state.why}</p>
        </Said>
      );
    case 'open': {
      const {reports, files, problems} = state.reading;
      const errors = problems.filter(({severity}) => severity === 'error').length;
      return (
        <Said tone={reports === 0 ? 'bad' : undefined}>
          <p>
            <b>
              {reports === 0
                ? 'No report could be read.'
                : `${number(reports)} ${reports === 1 ? 'report' : 'reports'} read from ${number(files)} ${files === 1 ? 'file' : 'files'}.`}
            </b>{' '}
            {errors > 0
              ? `${number(errors)} ${errors === 1 ? 'file' : 'files'} could not be read. The reasons are below.`
              : 'The result is below.'}
          </p>
        </Said>
      );
    }
    default:
      return null;
  }
}
