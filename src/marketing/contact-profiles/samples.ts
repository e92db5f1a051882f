import {SAMPLE_LANGUAGES, writeSample} from '../../api/plain';
import {brand} from '../../site';

const save = {
  email: 'ana@customer.example',
  userId: '2041',
  name: 'Ana',
  status: 'subscribed',
  props: {plan: 'trial', language: 'pt', projects: 0},
};

/**
 * What the page shows as code. The call in five languages comes from the writer of the
 * API reference; fields are those of `src/api/openapi.yaml`, which the test holds them
 * against.
 */
export const samples = {
  save: Object.fromEntries(
    SAMPLE_LANGUAGES.map((language) => [
      language,
      writeSample(
        {method: 'POST', url: `${brand.api}/contacts`, headers: {}, body: save},
        language,
      ),
    ]),
  ),
  audience: {
    json: `{
  "groups": ["customers"],
  "conditions": [
    {"field": "props.plan", "operator": "is", "value": "team"},
    {"field": "props.seats", "operator": "greater_than", "value": 3}
  ]
}`,
  },
};
