import type {Question} from './question';

export const generatorFaq: Question[] = [
  {
    question: 'Is it safe to make a private key on a web page?',
    answer:
      'On this one the key is made by WebCrypto, which is part of your browser. The page sends nothing while it does so: you can go offline first and it works just the same. The key is not in the address, not in storage, and gone when you leave the page.\n\nIf your rules say that keys may only be made on the server, run openssl genrsa -out dkim.key 2048 there. The result is no different.',
  },
  {
    question: 'Which key length should I choose?',
    answer:
      'RSA with 2048 bits. RFC 8301 asks signers for at least 2048, and receivers must not accept fewer than 1024. Take 1024 only where a DNS panel takes no record longer than 255 characters, and change the panel soon. 4096 bits are not safer in practice, and their record does not fit a plain DNS packet of 512 octets.',
  },
  {
    question: 'Should I use Ed25519?',
    answer:
      'Beside RSA, not in its place. An Ed25519 key is short, and so is its signature, but some large receivers could not check it in 2026. To them the message is not signed. Sign every message twice, with one selector for each key. RFC 8463 describes it so.',
  },
  {
    question: 'What should the selector be called?',
    answer:
      'Anything of letters, digits and hyphens. A month, such as s202611, tells you later how old the key is and leaves room for the next one. If a service signs for you it tells you the name. Never give two keys the same selector.',
  },
  {
    question: 'What do the flags t=s and t=y do?',
    answer:
      't=s ties the key to the exact domain: a signature with it cannot claim to be for a subdomain. Use it if you do not sign for subdomains with this key.\n\nt=y says that you are testing. Receivers then treat your mail as not signed, so take it out when all is well. Most people never need it.',
  },
  {
    question: 'How often should I change the key?',
    answer:
      'When somebody may have seen it, when someone with access leaves, and otherwise about once or twice a year. Publish the new key under a new selector, switch your server over, wait a week for mail that is still on its way, and then publish the old record with an empty p=. That tells everybody that the old key is revoked.',
  },
];
