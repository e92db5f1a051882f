import {builtGuide, ResultBoundary, ToolHero} from '../../view';
import {Result} from './Result';
import {Source} from './Source';
import {useReports} from './useReports';

const ReaderGuide = builtGuide(async () => (await import('./ReaderGuide')).ReaderGuide);

/** The page of the report reader. */
export function DmarcReportReader() {
  const reports = useReports();
  return (
    <>
      <ToolHero
        title="DMARC report reader"
        lead="Open the XML reports that Google, Microsoft and other receivers send you, and see who sends email as your domain, what fails DMARC, and what to fix before you enforce a policy."
        promise="Read in your browser, without an upload."
      >
        <Source reports={reports} />
      </ToolHero>
      <ResultBoundary of={reports.reading} anew>
        {reports.reading && <Result reading={reports.reading} reports={reports} />}
      </ResultBoundary>
      <ReaderGuide />
    </>
  );
}
