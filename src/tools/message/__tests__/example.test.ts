import {inspectMessage, verdictOf} from '..';
import {exampleMessage, exampleResolver} from '../example';

test('the example is signed, passes, and has something to find', async () => {
  const result = await inspectMessage(exampleMessage, exampleResolver);
  expect(result.signatures.map(({result: one}) => one)).toEqual(['pass', 'pass']);
  expect(result.dmarc).toMatchObject({result: 'pass', policy: 'quarantine'});
  expect(result.repairs).toEqual([]);
  const codes = result.findings.map(({code}) => code);
  expect(codes.slice(0, 2)).toEqual(['unsubscribe-not-signed', 'slow-hop']);
  expect(verdictOf(result).tone).toBe('unsure');
});
