import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {ToolsPage, toolsMeta} from '../../tools/overview/view';

export default function Tools() {
  return (
    <Page>
      <PageMeta {...toolsMeta} />
      <ToolsPage />
    </Page>
  );
}
