import {useDeferredValue, useState} from 'react';
import {flushSync} from 'react-dom';
import {useVolume} from '../../tools/volume/view';
import {Inside} from './Inside';
import {LastCall} from './LastCall';
import {Notices} from './Notices';
import {Questions} from './Questions';
import {QuoteSheet, type PrintedQuote} from './QuoteSheet';
import {Rivals} from './Rivals';
import {Scale} from './Scale';
import {TariffTable} from './TariffTable';

/** Emails a month that the calculator begins with. */
const FIRST = 62_000;

// What no volume changes. React does not render an element again that it has seen.
const BEFORE_RIVALS = (
  <>
    <TariffTable />
    <Inside />
    <Notices />
  </>
);
const AFTER_RIVALS = (
  <>
    <Questions />
    <LastCall />
  </>
);

/** Pricing: a calculator, then prices by volume, what plans contain, billing, and rivals. */
export function Pricing() {
  const field = useVolume(FIRST);
  // Far below the slider, which must not wait for it.
  const volumeOfRivals = useDeferredValue(field.volume);
  const [printed, setPrinted] = useState<PrintedQuote>();

  function printQuote(quote: PrintedQuote) {
    // The dialog shows the page as it is at the call.
    flushSync(() => {
      setPrinted(quote);
    });
    addEventListener(
      'afterprint',
      () => {
        setPrinted(undefined);
      },
      {once: true},
    );
    print();
  }

  return (
    <>
      <Scale field={field} onPrint={printQuote} />
      {BEFORE_RIVALS}
      <Rivals volume={volumeOfRivals} />
      {AFTER_RIVALS}
      {printed && <QuoteSheet {...printed} />}
    </>
  );
}
