/**
 * Providers of mailboxes for everybody, and the domains they give out. It serves three
 * ends: to say that an address is at a free provider, to know what a misspelled domain
 * was meant to be, and to leave real names that look like a slip (ymail.com) alone.
 *
 * Sources: the hundred domains most common in email addresses
 * (github.com/danielmiessler/SecLists, Fuzzing/email-top-100-domains.txt), the list of
 * github.com/mailcheck/mailcheck/wiki/List-of-Popular-Domains, and for Proton
 * proton.me/support/addresses-and-aliases. No list of all is meant: those that exist
 * count small companies' own domains as free.
 */
export interface Provider {
  name: string;
  /** Anyone can open a mailbox there for nothing; others come with an internet access. */
  free: boolean;
  domains: readonly string[];
}

// cspell:disable -- names of companies and of their domains
const free = (name: string, domains: string): Provider => ({
  name,
  free: true,
  domains: domains.split(' '),
});

const access = (name: string, domains: string): Provider => ({
  name,
  free: false,
  domains: domains.split(' '),
});

export const providers: readonly Provider[] = [
  free('Gmail', 'gmail.com googlemail.com'),
  free(
    'Outlook.com',
    'outlook.com hotmail.com live.com msn.com outlook.fr outlook.de outlook.es outlook.it hotmail.co.uk hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.be hotmail.nl hotmail.ca hotmail.com.br hotmail.com.ar live.co.uk live.fr live.de live.it live.nl live.be live.ca live.com.au live.com.mx live.se live.dk live.no',
  ),
  free(
    'Yahoo Mail',
    'yahoo.com ymail.com rocketmail.com myyahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.ie yahoo.in yahoo.co.in yahoo.co.id yahoo.co.jp yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.mx yahoo.com.ph yahoo.com.sg',
  ),
  free(
    'AOL',
    'aol.com aim.com aol.de aol.fr aol.co.uk love.com wow.com games.com ygm.com',
  ),
  free('iCloud Mail', 'icloud.com me.com mac.com'),
  free('Proton Mail', 'proton.me protonmail.com protonmail.ch pm.me'),
  free('Tuta', 'tuta.com tutanota.com tutanota.de tutamail.com tuta.io keemail.me'),
  free('GMX', 'gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.fr gmx.es gmx.co.uk gmx.us'),
  free('WEB.DE', 'web.de'),
  free('mail.com', 'mail.com email.com'),
  free('Zoho Mail', 'zohomail.com zohomail.eu zoho.com'),
  free('Yandex Mail', 'yandex.com yandex.ru ya.ru'),
  free('Mail.ru', 'mail.ru inbox.ru bk.ru list.ru'),
  free('Rambler', 'rambler.ru'),
  free('QQ Mail', 'qq.com foxmail.com'),
  free('NetEase', '163.com 126.com yeah.net'),
  free('Sina', 'sina.com'),
  free('Naver', 'naver.com'),
  free('Daum', 'daum.net hanmail.net'),
  free('Rediffmail', 'rediffmail.com'),
  free('Libero', 'libero.it'),
  free('Virgilio', 'virgilio.it'),
  free('La Poste', 'laposte.net'),
  free('Freenet', 'freenet.de'),
  free('Seznam', 'seznam.cz email.cz'),
  free('Wirtualna Polska', 'wp.pl o2.pl'),
  free('Onet', 'onet.pl'),
  free('Interia', 'interia.pl'),
  free('UOL', 'uol.com.br bol.com.br'),
  free('Terra', 'terra.com.br'),
  free('Hushmail', 'hushmail.com hush.com'),
  free('Inbox.com', 'inbox.com'),
  access('Fastmail', 'fastmail.com fastmail.fm'),
  access('Posteo', 'posteo.de'),
  access('mailbox.org', 'mailbox.org'),
  access('Comcast', 'comcast.net'),
  access('AT&T', 'att.net sbcglobal.net bellsouth.net'),
  access('Verizon', 'verizon.net'),
  access('Cox', 'cox.net'),
  access('Charter', 'charter.net'),
  access('EarthLink', 'earthlink.net'),
  access('Optimum', 'optonline.net'),
  access('Windstream', 'windstream.net'),
  access('Juno', 'juno.com'),
  access('Bell', 'sympatico.ca'),
  access('Shaw', 'shaw.ca'),
  access('BT', 'btinternet.com'),
  access('Sky', 'sky.com'),
  access('Virgin Media', 'virginmedia.com ntlworld.com blueyonder.co.uk virgin.net'),
  access('TalkTalk', 'talktalk.co.uk tiscali.co.uk'),
  access('Orange', 'orange.fr wanadoo.fr voila.fr'),
  access('Free', 'free.fr aliceadsl.fr'),
  access('SFR', 'sfr.fr neuf.fr club-internet.fr'),
  access('Telekom', 't-online.de'),
  access('1&1', 'online.de'),
  access('Vodafone', 'arcor.de'),
  access('Tiscali', 'tiscali.it'),
  access('TIM', 'alice.it tin.it'),
  access('Telenet', 'telenet.be'),
  access('Proximus', 'skynet.be'),
  access('KPN', 'planet.nl hetnet.nl'),
  access('Ziggo', 'home.nl zonnet.nl chello.nl'),
  access('Swisscom', 'bluewin.ch'),
  access('Telstra', 'bigpond.com bigpond.net.au'),
  access('Optus', 'optusnet.com.au'),
];

// cspell:enable

const byDomain = new Map(
  providers.flatMap((provider) =>
    provider.domains.map((domain) => [domain, provider] as const),
  ),
);

/**
 * Names that providers use in many countries: with an ending of two letters, or with
 * one of the usual pairs before it, they are taken for real.
 */
const family = /^(?:gmx|hotmail|live|outlook|yahoo)\.(?:(?:co|com)\.)?[a-z]{2}$/;
/** Endings of countries that are read as a slip for .com after a great provider's name. */
const slipEnding = /^[^.]+\.(?:cm|co|om)$/;

/** The provider's name, such as 'Gmail'; nothing for other domains. */
export function providerOf(asciiDomain: string): string | undefined {
  return byDomain.get(asciiDomain)?.name;
}

/** True where anyone can open a mailbox for nothing. */
export function isFreeProvider(asciiDomain: string): boolean {
  return byDomain.get(asciiDomain)?.free ?? false;
}

/** True for a provider's own domain, which no suggestion may be made against. */
export function isKnownProvider(asciiDomain: string): boolean {
  return (
    byDomain.has(asciiDomain) ||
    (family.test(asciiDomain) && !slipEnding.test(asciiDomain))
  );
}
