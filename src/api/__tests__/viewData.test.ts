import {makeViewData} from '../viewData';
import {loadSpec} from './support';

const spec = loadSpec();
const {operations, samples} = makeViewData(
  spec,
  (code, language) => `${language}:${code}`,
);

it('has every request in five languages, highlighted', () => {
  expect(samples['sendEmail.text']?.blocks.map(({language}) => language)).toEqual([
    'bash',
    'javascript',
    'python',
    'ruby',
    'php',
  ]);
  expect(samples['sendEmail.text']?.blocks[0]?.html).toMatch(/^bash:curl /);
});

it('has every answer and every problem as JSON below its status line', () => {
  expect(samples['sendEmail.202.queued']).toEqual({
    title: '202 Accepted',
    blocks: [
      {language: 'json', html: 'json:{\n  "id": "em_7Qx2mB41",\n  "status": "queued"\n}'},
    ],
  });
  const codes = new Set(
    spec.operations.flatMap(({errors}) => errors.map(({code}) => code)),
  );
  for (const code of codes) {
    expect(samples[`problem.${code}`]?.blocks[0]?.html).toContain(`"code": "${code}"`);
  }
});

it('gives an operation its first sample and what that is answered', () => {
  const {sendEmail} = operations;
  expect(sendEmail?.sample).toBe(samples['sendEmail.text']);
  expect(sendEmail?.reply).toBe(samples['sendEmail.202.queued']);
  expect(sendEmail?.server).toBe(spec.server);
});

it('leaves the JSON of problems out of operations, where pages do not show it', () => {
  expect(operations['sendEmail']?.errors).toHaveLength(20);
  expect(JSON.stringify(operations)).not.toContain('"requestId": "req_');
});
