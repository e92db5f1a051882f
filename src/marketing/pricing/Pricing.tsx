import {Inside} from './Inside';
import {LastCall} from './LastCall';
import {Notices} from './Notices';
import {Questions} from './Questions';
import {Scale} from './Scale';
import {TariffTable} from './TariffTable';

/** The tariff of the post office: a scale at the counter, then the board on its wall. */
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
