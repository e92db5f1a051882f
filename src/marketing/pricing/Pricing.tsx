import {useState} from 'react';
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

/** Pricing: a calculator, then prices by volume, what plans contain, billing, and rivals. */
export function Pricing() {
  const field = useVolume(FIRST);
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
      <TariffTable />
      <Inside />
      <Notices />
      <Rivals volume={field.volume} />
      <Questions />
      <LastCall />
      {printed && <QuoteSheet {...printed} />}
    </>
  );
}
