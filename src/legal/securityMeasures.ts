/** What is done for one aim of Article 32(1) of the GDPR. */
export interface SecurityMeasure {
  aim: string;
  measures: readonly string[];
}

/**
 * The measures that the data processing agreement promises, a plausible sample. They are
 * the owner's to confirm, by `securityMeasures` in `src/site/facts.ts`.
 */
export const securityMeasures: readonly SecurityMeasure[] = [
  {
    aim: 'Encryption',
    measures: [
      'Website, app and API are reached over TLS only.',
      'Email is handed over with TLS wherever the receiving server offers it.',
      'Stored data and backups are encrypted.',
    ],
  },
  {
    aim: 'Access by people',
    measures: [
      'Each employee has an account of their own, with a second factor.',
      'Rights follow the task. They are checked twice a year and end on the day somebody leaves.',
      'Access to customers’ data is logged. Support looks at it only to solve a case.',
    ],
  },
  {
    aim: 'Access by programs',
    measures: [
      'API keys are stored as hashes only. Each has the rights that were chosen for it.',
      'Passwords are stored as slow, salted hashes only.',
      'Webhooks are signed, so that the receiver can tell ours from others.',
    ],
  },
  {
    aim: 'Separation',
    measures: [
      'Each project’s data is kept apart from every other’s by its project number.',
      'Development and tests use made-up data.',
    ],
  },
  {
    aim: 'Pseudonyms and little data',
    measures: [
      'Technical logs name a contact by a number where the address is not needed.',
      'Logs are deleted on the days that the privacy policy names.',
    ],
  },
  {
    aim: 'Integrity',
    measures: [
      'Every change of the code is reviewed by a second person and tested before release.',
      'Servers are set up from code. Changes of settings are logged.',
    ],
  },
  {
    aim: 'Availability',
    measures: [
      'A backup is made every day and kept in a second place in the EU.',
      'Load and errors are watched around the clock.',
      'Flooding and misuse are held off by limits on each key and each address.',
    ],
  },
  {
    aim: 'Recovery',
    measures: [
      'A plan says who does what after an outage or a breach.',
      'Restoring from a backup is practised at least once a year.',
    ],
  },
  {
    aim: 'Buildings',
    measures: [
      'Servers stand with the host that Annex III names, behind guarded entrances.',
      'Offices are locked, and laptops are encrypted.',
    ],
  },
  {
    aim: 'Organisation',
    measures: [
      'All staff are bound to confidentiality in writing and trained once a year.',
      'Sub-processors are checked before they begin, and once a year after that.',
      'Software we depend on is watched for known flaws, and updated.',
    ],
  },
  {
    aim: 'Regular checks',
    measures: [
      'These measures are tested and reviewed at least once a year, and after each incident.',
    ],
  },
];
