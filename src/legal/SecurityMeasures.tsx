import {facts} from '../site';
import {LegalTable} from './LegalTable';
import {securityMeasures} from './securityMeasures';

/** The measures of Article 32 as a table, marked until the owner has confirmed them. */
export function SecurityMeasures() {
  return (
    <LegalTable
      head={['Aim', 'What we do']}
      rows={securityMeasures.map(({aim, measures}) => ({
        name: aim,
        cells: [measures.join(' ')],
      }))}
      confirmed={facts.securityMeasures.confirmed}
    />
  );
}
