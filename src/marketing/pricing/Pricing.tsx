import {Inside} from './Inside';
import {LastCall} from './LastCall';
import {Notices} from './Notices';
import {Questions} from './Questions';
import {Scale} from './Scale';
import {TariffTable} from './TariffTable';

/** Pricing: a calculator, then prices by volume, what plans contain, and billing. */
export function Pricing() {
  return (
    <>
      <Scale />
      <TariffTable />
      <Inside />
      <Notices />
      <Questions />
      <LastCall />
    </>
  );
}
