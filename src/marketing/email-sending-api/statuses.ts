interface StatusStop {
  /** A value of `EmailStatus` in `src/api/openapi.yaml`. */
  status: string;
  text: string;
  /** Not on the planned way of an email: drawn as a siding. */
  siding?: boolean;
}

/** Every status of an email, in the order of its way. */
export const statuses: readonly StatusStop[] = [
  {status: 'scheduled', text: 'Waits for its time.'},
  {status: 'canceled', text: 'You stopped it before it left.', siding: true},
  {status: 'queued', text: 'Waits its turn to leave.'},
  {status: 'sent', text: 'Has left. No final answer yet.'},
  {status: 'bounced', text: 'Refused, or never answered.', siding: true},
  {status: 'delivered', text: 'The receiving server took it.'},
  {status: 'complained', text: 'The reader reported it as spam.', siding: true},
];
