interface StatusStop {
  /** A value of `EmailStatus` in `src/api/openapi.yaml`. */
  status: string;
  text: string;
  /** Not on the planned way of an email: drawn as a siding. */
  siding?: boolean;
}

/** Every status of an email, in the order of its way. */
export const statuses: readonly StatusStop[] = [
  {status: 'scheduled', text: 'It waits for the time you set.'},
  {status: 'canceled', text: 'You canceled it before it was sent.', siding: true},
  {status: 'queued', text: 'It was accepted and will be sent shortly.'},
  {
    status: 'suppressed',
    text: 'An earlier email to this address bounced or was reported as spam, so nothing was sent.',
    siding: true,
  },
  {status: 'sent', text: 'It was sent, but there is no final result yet.'},
  {
    status: 'bounced',
    text: 'The receiving server refused it or never responded.',
    siding: true,
  },
  {status: 'delivered', text: 'The receiving server accepted it.'},
  {status: 'complained', text: 'The recipient reported it as spam.', siding: true},
];
