import type {ApiField, ApiOperation, ApiSpec} from '../../api';

/** A field with nothing to say but what is given. */
export const apiField = (fields: Partial<ApiField>): ApiField => ({
  name: 'to',
  id: 'send.to',
  type: 'string',
  description: '',
  limits: [],
  values: [],
  fields: [],
  ...fields,
});

/** An operation with nothing but what is given. */
export const apiOperation = (fields: Partial<ApiOperation>): ApiOperation => ({
  id: 'send',
  tag: 'Email',
  page: '/docs/api/email/',
  scope: 'emails:send',
  method: 'POST',
  path: '/emails',
  summary: 'Send an email',
  description: '',
  parameters: [],
  answer: {id: 'send.answer', title: '202 Accepted', description: '', fields: []},
  answers: [],
  errors: [],
  samples: [],
  limits: [],
  ...fields,
});

/** An API with nothing but what is given. */
export const apiSpec = (fields: Partial<ApiSpec>): ApiSpec => ({
  server: 'https://api.acme.test/v1',
  operations: [],
  events: [],
  eventHeaders: [],
  problems: [],
  scopes: [],
  ...fields,
});
