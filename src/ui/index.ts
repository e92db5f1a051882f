export {Breadcrumbs} from './Breadcrumbs';
export {Button, ButtonLink} from './Button';
export {Faq, type Question} from './Faq';
export {Kix} from './Kix';
export {LogoMark, Wordmark} from './Marks';
export {MoreLink} from './MoreLink';
export {SampleMark} from './SampleMark';
export {saveBlob, saveText} from './saveFile';
