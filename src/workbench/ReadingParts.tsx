import {
  BarChart,
  CodeBlock,
  CodeTabs,
  copied,
  CopyButton,
  copyFrame,
  CopyText,
  EmailFrame,
  FoldedToc,
  Hint,
  InlineText,
  Need,
  Preview,
  PreviewTabs,
  SequencePlan,
  Steps,
  Timeline,
  Toc,
} from '../reading';
import {Exhibit, Group, States} from './Exhibit';

const HINTS = ['info', 'success', 'warning'] as const;

const SHORT = 'const response = await fetch(url);';
const LONG = Array.from(
  {length: 14},
  (_, index) => `console.log("Line ${String(index + 1)} of a program");`,
)
  .concat(
    '// A line that is wider than the column has room for, so that it can be wrapped.',
  )
  .join('\n');

const HEADINGS = ['Send an email', 'Look it up'].map((value, index) => ({
  value,
  id: `bench-heading-${String(index)}`,
  level: 2 as const,
}));

/** What docs, articles and legal pages are written with. */
export function ReadingParts() {
  return (
    <Group title="Parts of pages that are read" folder="src/reading">
      <Exhibit name="Hint">
        {HINTS.map((type) => (
          <Hint key={type} type={type}>
            A remark of the kind <code>{type}</code>.
          </Hint>
        ))}
        <Hint type="info" title="A title of its own">
          A remark with a title.
        </Hint>
      </Exhibit>
      <Exhibit name="CodeBlock">
        <CodeBlock language="javascript" html={SHORT} />
        <CodeBlock language="javascript" title="long.js" html={LONG} />
      </Exhibit>
      <Exhibit name="CodeTabs">
        <CodeTabs
          blocks={[
            {language: 'javascript', html: SHORT},
            {language: 'python', html: 'response = requests.get(url)'},
          ]}
          foot="A remark on all of the samples."
        />
      </Exhibit>
      <Exhibit name="CopyButton">
        <States>
          <CopyButton what="the word" text={() => 'copied'} />
        </States>
      </Exhibit>
      <Exhibit name="CopyText">
        <p {...copyFrame}>
          <code {...copied}>v=spf1 -all</code> <CopyText what="DNS record" />
        </p>
      </Exhibit>
      <Exhibit name="PreviewTabs">
        <PreviewTabs label="Views of an email">
          <Preview label="Email">
            <p>Hello Ada</p>
          </Preview>
          <Preview label="Source">
            <pre>&lt;p&gt;Hello Ada&lt;/p&gt;</pre>
          </Preview>
        </PreviewTabs>
      </Exhibit>
      <Exhibit name="EmailFrame">
        <EmailFrame from="Acme <hello@acme.example>" subject="Your receipt">
          <p>Thank you for your order.</p>
        </EmailFrame>
        <EmailFrame from="Acme <hello@acme.example>" subject="In plain text" plain>
          {'Thank you for your order.\n\nAcme'}
        </EmailFrame>
      </Exhibit>
      <Exhibit name="Need">
        <Need
          get={['An email in your mailbox']}
          need={['A key from the dashboard', 'A terminal with `curl`']}
        />
      </Exhibit>
      <Exhibit name="Steps">
        <Steps>
          <h2>Create a key</h2>
          <p>Keys are created in the dashboard.</p>
          <h2>Send an email</h2>
          <p>One request is enough.</p>
        </Steps>
      </Exhibit>
      <Exhibit name="Timeline">
        <Timeline
          moments={[
            {at: 'Friday, 08:00', state: 'scheduled', text: 'The email waits.'},
            {
              at: 'Friday, 09:00',
              state: 'sent',
              text: 'It is sent to [its reader](/docs/).',
            },
          ]}
        />
      </Exhibit>
      <Exhibit name="SequencePlan">
        <SequencePlan
          name="Onboarding"
          starts="It starts when someone signs up."
          steps={[
            {wait: 'PT0S', template: 'welcome', text: 'Says what to do first.'},
            {
              wait: 'P2D',
              template: 'first-project',
              text: 'Offers help.',
              onlyIf: '`projects` below 1',
            },
          ]}
          stops={['The contact unsubscribes']}
        />
      </Exhibit>
      <Exhibit name="BarChart">
        <BarChart
          title="Emails by day"
          bars={[
            {label: 'Monday', value: '1,200', share: 100},
            {label: 'Tuesday', value: '300', share: 25},
          ]}
        />
      </Exhibit>
      <Exhibit name="InlineText">
        <p>
          <InlineText text="Text with `code` and [a link](/docs/)." />
        </p>
      </Exhibit>
      <Exhibit name="Toc, FoldedToc">
        <Toc toc={HEADINGS} />
        <FoldedToc toc={HEADINGS} />
      </Exhibit>
    </Group>
  );
}
