/**
 * Local parts that stand for a task and not for a person. The first three groups are
 * those of RFC 2142 (3 to 5); the rest is the part of the npm package
 * role-based-email-addresses that means a task in every company, without the words in it
 * that are also names, places or products. Dots, hyphens and underscores are left out.
 */
// cspell:disable -- words of several languages
const words: Readonly<Record<RoleKind, string>> = {
  business: 'info marketing sales support',
  network: 'abuse noc security',
  service: 'postmaster hostmaster usenet news webmaster www uucp ftp',
  'no-reply': 'donotreply noemail noreplay noreply noresponse devnull nobody null',
  common:
    'accounting accounts accountspayable adm admin administracion administration administrator administrators admins ads advertising alerts all allstaff alumni announcements ap api applications appointments atencionalcliente atendimento billing biuro booking bookings bugs buchhaltung business campaign campaigns career careers ceo clientservices comercial commercial communications community compliance compras compta comptabilite comunicacion contabilidad contabilita contact contacto contactus contato copyright crm customercare customerservice customerservices customersuccess customersupport daemon data design dev developer developers devops director direccion direction dispatch dns domain domains donations editor editorial email engineering enquiries enquiry events everyone expenses export facturacion faq fax feedback finance financeiro finanzas founders frontdesk fundraising general grants group hello help helpdesk hr humanresources inbox information inquiries inquiry investors invoice invoices invoicing it itsupport job jobs kontakt kundeservice leads legal library list listserv logistics mail mailbox mailerdaemon mailman majordomo management manager marketingteam media members membership newsletter newsletters notifications office officemanager online operations ops order orders partner partners partnerships payments payroll people pr presse press privacy procurement product purchasing qa recepcion reception recruiting recruitment redaction redazione registrar reservas reservation reservations rh root rrhh sales1 sales2 salesteam schedule secretary sekretariat service serviceclient servicedesk services servicioalcliente shipping shop soporte staff store subscribe subscriptions suporte supportteam survey sysadmin system systems talent team tech techsupport test testing tickets unsubscribe vendas ventas verkauf web webadmin welcome',
};
// cspell:enable

/** `no-reply`: nobody reads it. The others reach whoever does the task. */
export type RoleKind = 'business' | 'network' | 'service' | 'no-reply' | 'common';

const kinds = new Map<string, RoleKind>(
  (Object.keys(words) as RoleKind[]).flatMap((kind) =>
    words[kind].split(' ').map((word) => [word, kind] as const),
  ),
);

/**
 * The task a local part stands for. Case, dots, hyphens, underscores and a tag after a
 * plus do not matter; a list's `-request` address (RFC 2142, 6) is one too.
 */
export function roleOf(local: string): RoleKind | undefined {
  // The longest word has far fewer: most addresses are done here.
  if (local.length > 40) {
    return undefined;
  }
  const lower = local.toLowerCase();
  const plus = lower.indexOf('+');
  const name = plus < 0 ? lower : lower.slice(0, plus);
  return kinds.get(name) ?? roleOfJoined(name);
}

function roleOfJoined(name: string): RoleKind | undefined {
  if (!/[._-]/.test(name)) {
    return undefined;
  }
  if (name.endsWith('-request')) {
    return 'service';
  }
  const joined = name.replaceAll(/[._-]/g, '');
  return kinds.get(joined) ?? (isNoReply(name, joined) ? 'no-reply' : undefined);
}

/** 'news-noreply' and the like: the words stand for themselves, not inside another. */
function isNoReply(name: string, joined: string): boolean {
  return joined.includes('noreply') && /(?:^|[._-])no[._-]?reply(?:$|[._-])/.test(name);
}

/** True for an address of a task: see `roleOf`. */
export function isRole(local: string): boolean {
  return roleOf(local) !== undefined;
}
