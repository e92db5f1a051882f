/** The query parameters of `GET /emails` that narrow the list. */
export const FILTERS = ['recipient', 'tag', 'status'] as const;

/** Newest first, as the API lists them; the statuses are those of `EmailStatus`. */
export const log = [
  {
    time: '09:41:07',
    recipient: 'ana@customer.example',
    subject: 'Your Acme data export is ready',
    status: 'delivered',
  },
  {
    time: '09:40:52',
    recipient: 'bo@customer.example',
    subject: 'Your sign-in code',
    status: 'sent',
  },
  {
    time: '09:38:10',
    recipient: 'cy@customer.example',
    subject: 'Receipt 2041',
    status: 'bounced',
  },
  {
    time: '09:36:55',
    recipient: 'dee@customer.example',
    subject: 'Welcome to Acme',
    status: 'suppressed',
  },
  {
    time: '09:30:00',
    recipient: 'eli@customer.example',
    subject: 'Your trial ends tomorrow',
    status: 'scheduled',
  },
] as const;
