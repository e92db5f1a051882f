import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  AutomatedEmailSequences,
  automatedEmailSequencesMeta,
  sequencesService,
} from '../marketing/automated-email-sequences';
import {PageMeta} from '../metadata';

export default function AutomatedEmailSequencesPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...automatedEmailSequencesMeta}
        ldJson={[sequencesService(siteConfig.url)]}
      />
      <AutomatedEmailSequences />
    </Page>
  );
}
