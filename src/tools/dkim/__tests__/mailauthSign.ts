import {dkimSign} from 'mailauth/lib/dkim/sign';

/** Lets mailauth sign a message; throws where it cannot. */
export async function mailauthSign(
  message: string,
  {
    domain,
    selector,
    privateKey,
    canonicalization = 'relaxed/relaxed',
  }: {domain: string; selector: string; privateKey: string; canonicalization?: string},
): Promise<string> {
  const key = {signingDomain: domain, selector, privateKey};
  // Without a time of its own it asks the clock twice, and signs what it does not send when
  // a second ends in between.
  const signTime = new Date('2026-11-21T10:00:00Z');
  // It reads the key from `signatureData`; its types know the fields outside only.
  const options = {...key, canonicalization, signTime, signatureData: [key]};
  const {signatures, errors} = await dkimSign(message, options);
  if (errors.length > 0 || signatures === '') {
    throw new Error(`mailauth did not sign: ${JSON.stringify(errors)}`);
  }
  return signatures + message;
}
