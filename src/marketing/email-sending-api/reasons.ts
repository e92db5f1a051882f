interface Reason {
  status: number;
  codes: readonly string[];
}

/** Every code `POST /emails` can answer with, by status, as in `src/api/openapi.yaml`. */
export const reasons: readonly Reason[] = [
  {status: 400, codes: ['invalid_json']},
  {status: 401, codes: ['missing_key', 'invalid_key']},
  {status: 403, codes: ['missing_scope', 'domain_not_verified']},
  {status: 409, codes: ['idempotency_in_progress']},
  {status: 413, codes: ['payload_too_large']},
  {status: 415, codes: ['unsupported_media_type']},
  {
    status: 422,
    codes: [
      'missing_prop',
      'invalid_field',
      'invalid_recipient',
      'missing_content',
      'conflicting_content',
      'header_not_allowed',
      'template_not_found',
      'scheduled_in_past',
      'scheduled_too_far',
      'idempotency_conflict',
    ],
  },
  {status: 429, codes: ['rate_limited']},
  {status: 500, codes: ['internal_error']},
];
