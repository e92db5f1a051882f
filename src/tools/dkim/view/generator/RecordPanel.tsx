import Link from '@docusaurus/Link';
import {
  CopyOut,
  DnsProviders,
  Facts,
  Findings,
  NotYet,
  Said,
  ResultFoot,
  Panel,
} from '../../../view';
import {KeyDrawing} from '../KeyDrawing';
import {keyOutputs, otherKind, reasonsToWait, recordOutputs, txtOf} from './outputs';
import {FOCUS, type DkimGenerator} from './useDkimGenerator';

/** The key that was cut, its record, and what is to be done with both. */
export function RecordPanel({tool}: {tool: DkimGenerator}) {
  const {pair, published, problems, now} = tool;
  const reasons = published ? reasonsToWait(now, published) : [];
  const kind = pair && otherKind(now, pair);
  return (
    <Panel id="key" heading={FOCUS.result} title={pair ? 'Your key' : 'No key yet'}>
      <KeyDrawing
        publicKey={pair?.publicKey ?? ''}
        bits={pair?.bits ?? 2048}
        label={published?.hostName ?? 'selector._domainkey.example.com'}
        state={pair ? 'good' : 'missing'}
      />
      {pair && published ? (
        <>
          <p className="quiet">
            The drawing is made from the public key, and the{' '}
            <Link
              to={`/tools/dkim-checker/#${new URLSearchParams({domain: published.domain, selector: published.selector}).toString()}`}
            >
              {' '}
              DKIM checker{' '}
            </Link>{' '}
            shows the same one once the key is in DNS.
          </p>
          {kind && (
            <Said>
              <p>{kind}</p>
            </Said>
          )}
          <h3>1. For DNS: the public key</h3>
          {reasons.length > 0 ? (
            <NotYet reasons={reasons}>{published.record}</NotYet>
          ) : (
            <CopyOut legend="Format of the record" outputs={recordOutputs(published)} />
          )}
          <Facts
            facts={[
              ['Type', 'TXT'],
              ['Name', published.hostName],
              ['Length', `${published.record.length} characters`],
            ]}
          />
          {reasons.length === 0 && (
            <DnsProviders
              record={{txt: txtOf(published), domain: published.domain, label: 'dkim'}}
            />
          )}
          <h3>2. For your server: the private key</h3>
          <p className="quiet">
            It exists only on this page and is gone when you leave. Save it now, in a
            place where only the program that signs can read it.
          </p>
          <CopyOut
            legend="Format of the private key, and how to sign"
            outputs={keyOutputs(pair, published)}
          />
          <h3>Findings</h3>
          <Findings problems={problems} room="dkim" />
        </>
      ) : (
        <p className="quiet">
          Once you enter the domain and press the button, the key appears here, with the
          record for your DNS and the file for your server.
        </p>
      )}
      <ResultFoot onReset={tool.reset} />
      <p className="vh" role="status">
        {tool.announcement}
      </p>
    </Panel>
  );
}
