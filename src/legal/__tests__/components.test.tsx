import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {facts} from '../../site';
import {Fact} from '../Fact';
import {SecurityMeasures} from '../SecurityMeasures';
import {securityMeasures} from '../securityMeasures';
import {SERVICES, servicesInUse} from '../services';
import {SubProcessors} from '../SubProcessors';

jest.mock('../../reading', () => jest.requireActual<object>('../../reading/elements'));
jest.mock('../../ui', () => jest.requireActual<object>('../../ui/SampleMark'));

const show = (element: ReactElement) => renderToStaticMarkup(element);
const marks = (html: string) => html.split('>Sample<').length - 1;

/** Shows something while the owner has confirmed a value. */
function confirmed(id: keyof typeof facts, element: ReactElement): string {
  const fact: {confirmed: boolean} = facts[id];
  fact.confirmed = true;
  try {
    return show(element);
  } finally {
    fact.confirmed = false;
  }
}

describe('a value of the owner', () => {
  it('is marked until it is confirmed', () => {
    expect(marks(show(<Fact id="breachNotice" />))).toBe(1);
    expect(marks(confirmed('breachNotice', <Fact id="breachNotice" />))).toBe(0);
  });

  it('may be a number', () => {
    expect(show(<Fact id="erasureDays" />)).toContain(String(facts.erasureDays.value));
  });
});

describe('sub-processors', () => {
  const {value} = facts.subProcessors;

  it('are all shown with all that is known of them', () => {
    const html = show(<SubProcessors />);
    for (const {name, purpose, data, location, transfer} of value) {
      for (const text of [name, purpose, data, location, transfer]) {
        expect(html).toContain(text);
      }
    }
    expect(marks(html)).toBe(value.length);
    expect(marks(confirmed('subProcessors', <SubProcessors />))).toBe(0);
  });

  it('are in the agreement with customers when they get customers’ data', () => {
    const html = show(<SubProcessors customerData />);
    const names = value.filter(({name}) => html.includes(name));
    expect(names).toEqual(value.filter(({customerData}) => customerData));
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(value.length);
  });

  it('keep their columns where rows become cards', () => {
    expect(show(<SubProcessors />)).toContain('data-label="Place:"');
  });
});

it('marks every measure until the owner has confirmed them', () => {
  expect(marks(show(<SecurityMeasures />))).toBe(securityMeasures.length);
  expect(marks(confirmed('securityMeasures', <SecurityMeasures />))).toBe(0);
});

it.each(SERVICES)('%s is on when it has settings, and only then', (service) => {
  expect(servicesInUse({[service]: {id: 'A'}})).toEqual([service]);
  expect(servicesInUse({[service]: undefined})).toEqual([]);
});
