import {createZoneResolver, type Zone} from '../../../../dns/testing';
import {inspectDmarc} from '../../..';
import {resultOutputs} from '../outputs';

// These rooms need Docusaurus.
jest.mock('@docusaurus/Link', () => ({}), {virtual: true});
jest.mock('@docusaurus/router', () => ({}), {virtual: true});
jest.mock('../../../../../chrome', () => ({}));
jest.mock('../../../../../metadata', () => ({}));
jest.mock('../../../../../reading', () => ({elements: {}}));

async function ticket(zone: Zone): Promise<string> {
  const inspection = await inspectDmarc('example.com', createZoneResolver(zone));
  const [first] = resultOutputs({
    domain: 'example.com',
    inspection,
    effect: [],
    evaluation: undefined,
    answer: undefined,
    questions: 1,
  });
  return first?.text ?? '';
}

test('the message to an administrator shows an invalid record, the gravest fault first and each once', async () => {
  const record = 'v=DMARC1; p=reject; ri=1; x=1; x=1; x=1; rua=mailto:d@example.com';
  const text = await ticket({'_dmarc.example.com': {TXT: [record]}});
  expect(text).toContain(`Published at _dmarc.example.com:\n${record}\n`);
  const lines = text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines[0]).toContain('The tag x is used twice');
  expect(lines.filter((line) => line.includes('is used twice'))).toHaveLength(1);
});

test('without a record it says so', async () => {
  expect(await ticket({'example.com': {}})).toContain('There is no record.');
});
