import {renderToStaticMarkup} from 'react-dom/server';
import {TreeWalk} from '..';
import {discoverDmarc} from '../../../../tools/dmarc';
import {createZoneResolver, type Zone} from '../../../../tools/dns/testing';
import {hosts, records, walks, type Question} from '../walks';

const zone: Zone = {};
for (const host of [...hosts, ...Object.keys(records)]) {
  zone[host] = {A: ['192.0.2.1']};
}
for (const [domain, texts] of Object.entries(records)) {
  zone[`_dmarc.${domain}`] = {TXT: [...texts]};
}

const shown = ({domain, found, skipped = 0}: Question) => ({domain, found, skipped});

test.each(walks.map((walk) => [walk.id, walk] as const))(
  'walk %s is the one that the checker walks',
  async (_, walk) => {
    const {trace, policyDomain, organizationalDomain, policy, source, outcome} =
      await discoverDmarc(walk.from, createZoneResolver(zone));
    expect(walk.questions.map(shown)).toEqual(
      trace.map(({domain, found, skipped}) => ({domain, found, skipped})),
    );
    expect(walk.applies).toBe(policyDomain);
    expect(walk.organization).toBe(organizationalDomain);
    expect(walk.policy).toBe(policy);
    expect(walk.tag).toBe(outcome === 'applies' ? source : undefined);
  },
);

test('every record of the example is seen in a walk', () => {
  const asked = new Set(
    walks.flatMap(({questions}) => questions.map(shown)).map(({domain}) => domain),
  );
  const unseen = Object.keys(records).filter((domain) => !asked.has(domain));
  // The walk stops before it: that is the point of psd=n.
  expect(unseen).toEqual(['group.example']);
});

test('all walks are in the page, one of them chosen', () => {
  const html = renderToStaticMarkup(<TreeWalk />);
  for (const [place, {lesson}] of walks.entries()) {
    expect(html).toContain(`data-pane="${place}"`);
    expect(html).toContain(lesson);
  }
  expect(html.match(/checked=""/g)).toHaveLength(1);
});
