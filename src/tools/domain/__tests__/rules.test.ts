import {dkimRules} from '../../dkim';
import {dmarcRules} from '../../dmarc';
import {spfRules} from '../../spf';
import {domainRules} from '..';
import {inspect, worlds} from './worlds';

const codes = domainRules.map(({code}) => code);

const published: Readonly<Record<string, ReadonlySet<string>>> = {
  domain: new Set(codes),
  spf: new Set(spfRules.map(({code}) => code)),
  dkim: new Set(dkimRules.map(({code}) => code)),
  dmarc: new Set(dmarcRules.map(({code}) => code)),
};

test.each(codes)('%s is reported in its world', async (code) => {
  const world = worlds[code];
  expect(world).toBeDefined();
  const {findings} = world ? await inspect(world) : {findings: []};
  expect(
    findings.filter(({room}) => room === 'domain').map((finding) => finding.code),
  ).toContain(code);
});

test.each(Object.keys(worlds))(
  'world %s: each finding has a published rule, a sentence and a source',
  async (name) => {
    const world = worlds[name];
    const {findings} = world ? await inspect(world) : {findings: []};
    expect(findings.length).toBeGreaterThan(0);
    for (const {room, code, message, severity, cure, reference} of findings) {
      expect(published[room]).toContain(code);
      expect(message).toMatch(/[.!)]$/);
      if (room === 'domain') {
        expect(reference?.url).toMatch(/^https:\/\/(?:www\.rfc-editor|datatracker)/);
        expect(severity === 'error' && cure === undefined).toBe(false);
      }
    }
  },
);

test('each rule stands there once', () => {
  expect(new Set(codes).size).toBe(codes.length);
});
