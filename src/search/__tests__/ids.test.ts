import {keyPrefix} from '../../site';
import {readId} from '../embedded/ids';

it.each([
  ['req_8fK2', 'requestId'],
  ['em_01HZX', 'getEmail'],
  ['ct_…', 'getContact'],
  ['key_1', 'listKeys'],
  ['wh_1', 'listWebhooks'],
  ['whsec_abc-DEF', 'webhook secret'],
  [`${keyPrefix}_live_abc`, 'live key'],
  [`${keyPrefix}_test_abc`, 'test key'],
])('asks about the kind of thing that %s is', (id, question) => {
  expect(readId(id)).toBe(question);
});

it('reads an ID that was copied with the space around it', () => {
  expect(readId('  em_01HZX\n')).toBe('getEmail');
});

it.each(['webhooks', 'domain_not_verified', 'em_1 was not delivered', 'GET em_1', ''])(
  'leaves %j as it is',
  (query) => {
    expect(readId(query)).toBe(query);
  },
);
