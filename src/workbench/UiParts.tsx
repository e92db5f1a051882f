import {useState} from 'react';
import {brand} from '../site';
import {
  Actions,
  Breadcrumbs,
  Button,
  ButtonLink,
  ChoiceRow,
  Columns,
  Faq,
  Fold,
  FormEnd,
  FormField,
  HtmlFrame,
  Kix,
  LogoMark,
  MoreLink,
  Panes,
  Rows,
  SampleMark,
  Say,
  Section,
  Segments,
  Table,
  TextField,
  Unfold,
  Wordmark,
} from '../ui';
import {Exhibit, Group, States} from './Exhibit';
import styles from './Workbench.module.css';

const KINDS = ['primary', 'secondary', 'yellow'] as const;
const SIZES = ['normal', 'small'] as const;

const PLANS = [
  {value: 'monthly', label: 'Monthly'},
  {value: 'yearly', label: 'Yearly'},
];

const QUESTIONS = [
  {
    question: 'Can I change plans later?',
    answer: 'Yes. The new price applies from the next invoice.\n\nNothing else changes.',
  },
  {question: 'Is there a free trial?', answer: 'Yes, for seven days.'},
];

function FrameExhibit() {
  const [name, setName] = useState('Ada');
  const letter = (to: string) =>
    `<body style="margin:0;padding:1rem"><p>Hello ${to}, your report is ready.</p></body>`;
  return (
    <Exhibit name="HtmlFrame">
      <States>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            setName(name === 'Ada' ? 'Grace' : 'Ada');
          }}
        >
          Change the document
        </Button>
      </States>
      <HtmlFrame
        title="A document in a frame"
        className={styles.frame}
        built={letter('Ada')}
        html={letter(name)}
      />
    </Exhibit>
  );
}

/** What pages are laid out with. */
function LayoutExhibits() {
  return (
    <>
      <Exhibit name="Section, Columns, Say, Actions">
        {(['paper', 'tray', 'night', 'field'] as const).map((on) => (
          <Section key={on} on={on} heading={`part-${on}`} split="5fr 7fr" align="middle">
            <Say>
              <h2 id={`part-${on}`}>On {on}</h2>
              <p>Two columns from 64rem up, and one below the other before.</p>
              <Actions>
                <Button size="small">First</Button>
                <Button size="small" kind="secondary">
                  Second
                </Button>
              </Actions>
            </Say>
            <p>The other column.</p>
          </Section>
        ))}
        <Columns split="1fr 1fr" align="bottom">
          <p>Columns without a section,</p>
          <p>level at the bottom.</p>
        </Columns>
      </Exhibit>
      <Exhibit name="Rows">
        <Rows>
          <li>A row</li>
          <li>Another row</li>
        </Rows>
        <Rows as="dl" pair="8rem 1fr">
          <div>
            <dt>Plan</dt>
            <dd>In two parts</dd>
          </div>
        </Rows>
      </Exhibit>
      <Exhibit name="Table">
        <Table>
          <caption>Prices</caption>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Monthly</th>
              <td>€24</td>
            </tr>
          </tbody>
        </Table>
      </Exhibit>
      <Exhibit name="Panes">
        <Panes>
          <p className={styles.seen}>The pane that is seen.</p>
          <p>Hidden, in the same cell.</p>
        </Panes>
      </Exhibit>
    </>
  );
}

/** What any page may use. */
export function UiParts() {
  return (
    <Group title="Parts of any page" folder="src/ui">
      <Exhibit name="Button">
        {SIZES.map((size) => (
          <States key={size}>
            {KINDS.map((kind) => (
              <Button key={kind} kind={kind} size={size}>
                {kind}, {size}
              </Button>
            ))}
            <Button size={size} disabled>
              disabled, {size}
            </Button>
          </States>
        ))}
      </Exhibit>
      <Exhibit name="ButtonLink">
        <States>
          <ButtonLink to="/pricing/">See pricing</ButtonLink>
          <ButtonLink to="/docs/" kind="secondary">
            Read the docs
          </ButtonLink>
        </States>
      </Exhibit>
      <Exhibit name="MoreLink">
        <MoreLink to="/articles/">All articles</MoreLink>
      </Exhibit>
      <Exhibit name="Breadcrumbs">
        <Breadcrumbs
          trail={[{label: 'Tools', href: '/tools/'}, {label: 'SPF checker'}]}
        />
      </Exhibit>
      <Exhibit name="ChoiceRow">
        <ChoiceRow legend="Billing" name="bench-row" options={PLANS} />
        <ChoiceRow
          legend="Billing"
          inline
          name="bench-inline"
          options={PLANS}
          first="yearly"
        />
      </Exhibit>
      <Exhibit name="Segments">
        <Segments legend="Billing" name="bench-segments" options={PLANS} />
      </Exhibit>
      <Exhibit name="Faq">
        <Faq questions={QUESTIONS} />
      </Exhibit>
      <Exhibit name="Fold">
        <Fold label="Folded on small screens">
          <p>On wide screens this text is always open.</p>
        </Fold>
      </Exhibit>
      <FrameExhibit />
      <Exhibit name="SampleMark">
        <p>
          €24 a month <SampleMark />
        </p>
      </Exhibit>
      <Exhibit name="Unfold">
        <Unfold label="Folded on every screen">
          <p>The label stays, and folds it again.</p>
        </Unfold>
      </Exhibit>
      <Exhibit name="FormField, TextField, FormEnd">
        <form>
          <FormField id="part-plan" label="Plan">
            <select id="part-plan">
              <option>Monthly</option>
              <option>Yearly</option>
            </select>
          </FormField>
          <TextField
            label="Domain"
            hint="The domain that you send from."
            problem={undefined}
            placeholder="acme.example"
          />
          <TextField
            label="Domain with a problem"
            hint="The domain that you send from."
            problem="Enter a domain such as acme.example."
            defaultValue="acme"
          />
          <FormEnd said="Kept in this browser.">
            <Button size="small">Keep</Button>
          </FormEnd>
        </form>
      </Exhibit>
      <Exhibit name="Kix">
        <Kix text={brand.slug.toUpperCase()} />
      </Exhibit>
      <Exhibit name="LogoMark, Wordmark">
        <States>
          <LogoMark />
          <Wordmark />
        </States>
      </Exhibit>
      <LayoutExhibits />
    </Group>
  );
}
