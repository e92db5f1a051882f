import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {samples} from '../samples';

interface Schema {
  properties: Record<string, {enum?: string[]}>;
  required: string[];
  enum: string[];
}

const {components} = parse(
  readFileSync(path.join(__dirname, '../../../api/openapi.yaml'), 'utf8'),
) as {components: {schemas: Record<string, Schema>}};

describe('the webhook', () => {
  const event = JSON.parse(samples.subscribed.json) as {
    type: string;
    data: Record<string, unknown>;
  };

  it('is an event of the API', () => {
    const {enum: types = []} =
      components.schemas['ContactEvent']?.properties['type'] ?? {};
    expect(types).toContain(event.type);
  });

  it('has the fields of a contact, and all of them', () => {
    const {required = []} = components.schemas['Contact'] ?? {};
    expect(Object.keys(event.data).sort()).toEqual([...required].sort());
    expect(components.schemas['ContactStatus']?.enum).toContain(event.data['status']);
  });
});
