import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {ConformancePage, conformanceMeta} from '../../tools/conformance/view';

export default function Conformance() {
  return (
    <Page>
      <PageMeta {...conformanceMeta} bootNow />
      <ConformancePage />
    </Page>
  );
}
