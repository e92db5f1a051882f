import {samples} from '../samples';
import {readDocument} from '../../../api/build';

interface Schema {
  properties: Record<string, {enum?: string[]}>;
  required: string[];
  enum: string[];
}

const {components} = readDocument() as unknown as {
  components: {schemas: Record<string, Schema>};
};

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
