import {readDocument, readMockRules, readSpec, startMockServer} from '../../../api/build';
import {facts, keyPrefix} from '../../../site';
import {FIELDS, lineOf, writes, type Field} from '../writes';

/** What the ledger says the contact has after a number of writes. */
function shownAfter(count: number): Partial<Record<Field, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const current = lineOf(field).filter((entry) => entry?.current.includes(count));
      expect(current.length).toBeLessThanOrEqual(1);
      return current.map((entry) => [field, entry?.value]);
    }),
  );
}

test('every value that was accepted counts until the next one, and no refused one does', () => {
  const refused = writes.flatMap((write, index) => (write.refused ? [index] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const index of refused) {
    expect(shownAfter(index + 1)).toEqual(shownAfter(index));
  }
  expect(shownAfter(writes.length)).toEqual(
    Object.assign({}, ...writes.map(({sets, refused: no}) => (no ? {} : sets))),
  );
});

test('what a write sets is what its body says', () => {
  for (const {body, sets} of writes) {
    const {props = {}, groups, ...fields} = body ?? {};
    const named = Object.entries(props as object).map(([name, value]) => [
      `props.${name}`,
      String(value),
    ]);
    const said: Record<string, unknown> = {
      ...fields,
      ...(Object.fromEntries(named) as Record<string, string>),
      ...(Array.isArray(groups) && {groups: groups.join(', ')}),
    };
    expect(body ? {email: body['email'], ...sets} : said).toEqual(said);
  }
});

/** The mock of the API has no unsubscribe link, so what follows from it is left out. */
test('the mock of the API responds as the ledger says', async () => {
  const document = readDocument();
  const rules = readMockRules(document, readSpec(document, facts), facts);
  const server = await startMockServer(rules, 'Ledger', {port: 0});
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${rules.base}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${keyPrefix}_test_sample`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const result = (await response.json()) as Record<string, unknown>;
    return {status: response.status, result};
  };
  try {
    await post('/groups', {id: 'customers', name: 'Customers'});
    let saved: Record<string, unknown> = {};
    for (const {body, answer} of writes) {
      if (!body || answer.includes('contact_unsubscribed')) {
        continue;
      }
      const {status, result} = await post('/contacts', {...body, status: undefined});
      expect(answer).toContain(String(status));
      if (status === 200) {
        saved = result;
      } else {
        expect(answer).toContain(result['code']);
      }
    }
    const shown = shownAfter(writes.length);
    expect(saved).toMatchObject({
      email: shown.email,
      userId: shown.userId,
      name: shown.name,
      props: {plan: shown['props.plan'], seats: Number(shown['props.seats'])},
      groups: [shown.groups],
    });
  } finally {
    await server.close();
  }
});
