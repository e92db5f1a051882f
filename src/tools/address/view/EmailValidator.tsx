import {useRef} from 'react';
import {builtGuide, ResultBoundary, ToolHero, Band, ResultPart} from '../../view';
import {AddressForm} from './AddressForm';
// The guide has its looks where its code is not loaded.
import './Guide.module.css';
import {Letter, type Return} from './Letter';
import {Result} from './Result';
import {useValidator, type Validator} from './useValidator';

const Guide = builtGuide(async () => (await import('./Guide')).Guide);

/** The page of the email validator. */
export function EmailValidator() {
  const form = useRef<HTMLFormElement>(null);
  const tool = useValidator(form);
  const {address, answer, reading} = tool;
  return (
    <>
      <ToolHero
        title="Email validator"
        lead="See each part of an address: what is wrong and where, what was probably intended, and whether its domain accepts email."
        promise="Checked in your browser, without an account."
      >
        <AddressForm tool={tool} form={form} />
      </ToolHero>
      <Band>
        <ResultPart id="letter" level={2} title="The parts of the address">
          <ResultBoundary of={reading}>
            <Letter
              address={address}
              reading={reading}
              returned={returnedBy(tool)}
              accepted={answer?.address === address && answer.verdict === 'likely'}
            />
          </ResultBoundary>
          <p className="vh" role="status">
            {tool.announcement}
          </p>
        </ResultPart>
      </Band>
      <ResultBoundary of={answer} anew>
        {answer && <Result checked={answer} link={tool.link} onReset={tool.reset} />}
      </ResultBoundary>
      <Guide />
    </>
  );
}

/** Why DNS sends the letter back, while it bears the address that was asked about. */
function returnedBy({address, answer}: Validator): Return | undefined {
  if (answer?.address !== address || answer.verdict !== 'undeliverable') {
    return undefined;
  }
  const isUnknownDomain = answer.reasons.some(
    ({code: found}) => found === 'no-domain-in-dns' || found === 'outside-dns',
  );
  return isUnknownDomain ? 'domain' : 'refused';
}
