import {PageFrame, type PageFrameProps} from './PageFrame';
import {SiteHeader} from './SiteHeader';

/** A page with the site's header: all but docs. */
export function Page(props: Omit<PageFrameProps, 'header'>) {
  return <PageFrame header={<SiteHeader />} {...props} />;
}
