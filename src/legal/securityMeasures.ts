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
      'Permissions depend on the task. They are reviewed twice a year, and end on the day a person leaves.',
      'Access to customers’ data is logged. Support looks at it only to resolve a case.',
    ],
  },
  {
    aim: 'Access by programs',
    measures: [
      'API keys are stored as hashes only. Each has only the permissions that were chosen for it.',
      'Passwords are stored as slow, salted hashes only.',
      'Webhooks are signed, so the receiver can tell that they come from us.',
    ],
  },
  {
    aim: 'Separation',
    measures: [
      'Each project’s data is kept separate from that of every other project by its project number.',
      'Development and tests use made-up data.',
    ],
  },
  {
    aim: 'Pseudonyms and minimal data',
    measures: [
      'Technical logs name a contact by a number where the address is not needed.',
      'Logs are deleted within the periods stated in the privacy policy.',
    ],
  },
  {
    aim: 'Integrity',
    measures: [
      'Every code change is reviewed by a second person and tested before release.',
      'Servers are configured from code, and changes to settings are logged.',
    ],
  },
  {
    aim: 'Availability',
    measures: [
      'A backup is made every day and kept in a second location in the EU.',
      'Load and errors are monitored around the clock.',
      'Limits on each key and each address protect against flooding and misuse.',
    ],
  },
  {
    aim: 'Recovery',
    measures: [
      'A plan defines who does what after an outage or a breach.',
      'Restoring from a backup is practiced at least once a year.',
    ],
  },
  {
    aim: 'Buildings',
    measures: [
      'Servers are located with the hosting provider named in Annex III, behind guarded entrances.',
      'Offices are locked, and laptops are encrypted.',
    ],
  },
  {
    aim: 'Organization',
    measures: [
      'All employees are bound to confidentiality in writing and trained once a year.',
      'Sub-processors are reviewed before they begin, and once a year after that.',
      'Software that we depend on is monitored for known vulnerabilities, and updated.',
    ],
  },
  {
    aim: 'Regular checks',
    measures: [
      'These measures are tested and reviewed at least once a year, and after each incident.',
    ],
  },
];
