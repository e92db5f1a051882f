import {facts} from '../site';
import {LegalTable} from './LegalTable';

/**
 * The companies that process data for us, from the owner's facts.
 *
 * @param customerData only those that get data which we process for customers
 */
export function SubProcessors({customerData = false}: {customerData?: boolean}) {
  const {value, confirmed} = facts.subProcessors;
  return (
    <LegalTable
      head={['Company', 'Task', 'Data', 'Place', 'Transfer outside the EEA']}
      rows={value
        .filter((company) => company.customerData || !customerData)
        .map(({name, purpose, data, location, transfer}) => ({
          name,
          cells: [purpose, data, location, transfer],
        }))}
      confirmed={confirmed}
    />
  );
}
