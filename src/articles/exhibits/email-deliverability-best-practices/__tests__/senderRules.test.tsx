import {renderToStaticMarkup} from 'react-dom/server';
import {BulkRule} from '../BulkRule';
import {bulkRule, LINES, type Provider, type Sender} from '../senderRules';

const SMALL: Sender = {
  volumes: {root: 100, subdomains: 0, outlook: 100},
  marketing: false,
  before: false,
};

const sender = (
  volumes: Partial<Sender['volumes']>,
  rest: Partial<Sender> = {},
): Sender => ({
  ...SMALL,
  ...rest,
  volumes: {...SMALL.volumes, ...volumes},
});

const bulk = (provider: Provider, given: Sender) =>
  bulkRule(given).verdicts[provider].bulk;

test('Gmail counts subdomains with their main domain', () => {
  const half = LINES.gmail / 2;
  expect(bulk('gmail', sender({root: half}))).toBe('no');
  expect(bulk('gmail', sender({root: half, subdomains: half}))).toBe('yes');
});

test('Gmail’s line begins a little below the number', () => {
  expect(bulk('gmail', sender({root: 4499}))).toBe('no');
  expect(bulk('gmail', sender({root: 4500}))).toBe('near');
  expect(bulk('gmail', sender({root: 5000}))).toBe('yes');
});

test('once over Gmail’s line, always over it', () => {
  expect(bulk('gmail', sender({root: 1}, {before: true}))).toBe('yes');
});

test('Outlook’s line is at the number, because Microsoft says both', () => {
  expect(bulk('outlook', sender({outlook: 4999}))).toBe('near');
  expect(bulk('outlook', sender({outlook: 5000}))).toBe('yes');
});

test('Yahoo has no number, so marketing decides', () => {
  expect(bulk('yahoo', SMALL)).toBe('unclear');
  expect(bulk('yahoo', sender({}, {marketing: true}))).toBe('yes');
});

const asked = (given: Sender, demand: string) =>
  bulkRule(given).demands.find((row) => row.demand.startsWith(demand))?.by;

test('one-click is asked of marketing mail only', () => {
  const large = {root: 9000, outlook: 9000};
  expect(asked(sender(large), 'One-click')).toEqual({
    gmail: 'no',
    yahoo: 'no',
    outlook: 'no',
  });
  expect(asked(sender(large, {marketing: true}), 'One-click')).toEqual({
    gmail: 'required',
    yahoo: 'required',
    outlook: 'advised',
  });
});

test('Gmail and Yahoo ask every sender for a PTR record, and only Gmail for TLS', () => {
  expect(asked(SMALL, 'A PTR record')).toEqual({
    gmail: 'required',
    yahoo: 'required',
    outlook: 'advised',
  });
  expect(asked(SMALL, 'TLS')).toEqual({
    gmail: 'required',
    yahoo: 'advised',
    outlook: 'advised',
  });
});

test('small senders are asked for SPF or DKIM, and advised to have both', () => {
  expect(asked(SMALL, 'SPF or DKIM')?.gmail).toBe('required');
  expect(asked(SMALL, 'SPF and DKIM')?.gmail).toBe('advised');
});

test('without a script an example is filled in', () => {
  const html = renderToStaticMarkup(<BulkRule />);
  expect(html).toContain('3,200 + 1,900 = 5,100');
  expect(html).toContain('Do the bulk sender rules apply to you?');
});
