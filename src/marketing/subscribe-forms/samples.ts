/**
 * The event that tells your server of a confirmation. Its fields are those of
 * `contact.subscribed` in `src/api/openapi.yaml`: the test of this file holds it against
 * them.
 */
export const samples = {
  subscribed: {
    json: `{
  "type": "contact.subscribed",
  "timestamp": "2026-11-03T09:04:18Z",
  "data": {
    "id": "ct_5Jq2rV84",
    "email": "ana@customer.example",
    "userId": null,
    "name": "Ana",
    "status": "subscribed",
    "unsubscribedAt": null,
    "props": {"company": "Harbour"},
    "groups": [],
    "test": false,
    "createdAt": "2026-11-03T09:01:12Z",
    "updatedAt": "2026-11-03T09:04:18Z"
  }
}`,
  },
} as const;
