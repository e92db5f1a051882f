import {ContactLog} from './ContactLog';
import {Cover} from './Cover';
import {Erase} from './Erase';
import {Ledger} from './Ledger';
import {Limits} from './Limits';
import {Pick} from './Pick';
import {Save} from './Save';

/** The feature page of profiles: one contact's book, kept line by line until it is void. */
export function ContactProfiles() {
  return (
    <>
      <ContactLog />
      <Ledger />
      <Save />
      <Pick />
      <Erase />
      <Limits />
      <Cover />
    </>
  );
}
